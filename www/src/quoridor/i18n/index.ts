/** What the page says when Quoridor is played. */
import { type Key as Common, type Words as Spoken, speaker } from '../../i18n/index.ts';
import de from './de.ts';
import en from './en.ts';
import pl from './pl.ts';
import tr from './tr.ts';

export type Key = keyof typeof en;
export type Words = Spoken<Common | Key>;

export const wordsIn = speaker<Key>({ en, tr, pl, de });
