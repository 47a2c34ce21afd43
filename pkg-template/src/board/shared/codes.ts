/** The codes of the reasons for which board elements reject inputs, and of their errors. */

import type { Verdict } from '../../game/types.js';
import type { ErrorCode, RefusalCode } from '../../kinds/all.js';

/** The codes of the reasons why a board rejects an input that the rules alone would allow. */
export type OwnRefusalCode = 'view' | 'earlier' | 'not-now' | 'solved' | 'waiting' | 'no-route' | 'stuck';

/** The codes of all reasons why a board rejects an input: the `code` of `keddah-illegal`. */
export type BoardRefusalCode = RefusalCode | OwnRefusalCode;

/** Whether an input is possible on a board now and, if not, why. */
export type BoardVerdict = Verdict<BoardRefusalCode>;

/**
 * What a board cannot read, load or show: the code of `keddah-error`. `bad-attribute` is an
 * attribute with a value that it cannot have, `error` anything without a code.
 */
export type BoardErrorCode = ErrorCode | 'bad-attribute' | 'error';
