/** The codes of refusals and errors of the board elements. */
import type { ErrorCode, RefusalCode } from '../../game/codes.js';
import type { Verdict } from '../../game/types.js';

/** Why a board refuses something that the rules alone would not. */
export type OwnRefusalCode = 'view' | 'earlier' | 'not-now' | 'solved' | 'waiting' | 'no-route' | 'stuck';

/** Why a board refuses something: the code of `keddah-illegal`. */
export type BoardRefusalCode = RefusalCode | OwnRefusalCode;

/** Whether something is possible on a board and, if not, why. */
export type BoardVerdict = Verdict<BoardRefusalCode>;

/**
 * What a board cannot read, load or show: the code of `keddah-error`. `bad-attribute` is an
 * attribute with a value that it cannot have, `error` anything without a code.
 */
export type BoardErrorCode = ErrorCode | 'bad-attribute' | 'error';
