/** The UI texts of games over a direct connection, together with those that all games share. */
import { type Key as Common, type Words as CommonWords, translator } from '../../i18n/index.ts';
import type { Key } from './en.ts';

export type Words = CommonWords<Common | Key>;

export const wordsIn = translator<Key>(import.meta.glob('./??.ts'));
