import type { Key } from './en.ts';

/** The German texts of the analysis. */
const messages: Record<Key, string> = {
  analysis: 'Analyse',
  turnOff: 'Analyse ausschalten',
  lines: 'Anzahl der Varianten',
  chance: '{ $side }: { $win }',
  facts: 'Tiefe { $depth } · { $speed }/s',
  say: 'Bewertung vorlesen',
  said: '{ $side } gewinnt mit einer Wahrscheinlichkeit von { $win }. Tiefe { $depth }. Bester Zug: { $turn }.',
  whyOff: `{ $why ->
    [people] Solange du gegen einen anderen Menschen spielst, gibt es keine Analyse.
    [level] Solange deine Stufe gesucht wird, gibt es keine Analyse.
    [over] Die Partie ist zu Ende. Geh zu einem früheren Zug, um ihn zu analysieren.
    [setup] Die Analyse beginnt nach der Aufstellung.
   *[thinking] Der Computer denkt nach. Danach geht die Analyse weiter.
  }`,
  failed: 'Die Analyse ist fehlgeschlagen. Schalte sie aus und wieder ein.',
};

export default messages;
