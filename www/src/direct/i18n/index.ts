/** The texts of games over a direct connection, together with those that all games share. */
import { type Key as Common, type Words as CommonWords, translator } from '../../i18n/index.ts';
import de from './de.ts';
import en, { type Key } from './en.ts';
import pl from './pl.ts';
import tr from './tr.ts';

export type Words = CommonWords<Common | Key>;

export const wordsIn = translator<Key>({ en, tr, pl, de });
