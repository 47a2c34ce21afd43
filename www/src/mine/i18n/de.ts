import type { Key } from './en.ts';

/** The German UI texts of the list of stored games. */
const messages: Record<Key, string> = {
  search: 'Suchen',
  none: 'Noch keine Partien. Jede Partie, die du spielst, wird hier in diesem Browser aufbewahrt.',
  noneFound: 'Keine Partie enthält diesen Text.',
  noStore: 'Dieser Browser lässt die Seite keine Partien aufbewahren, zum Beispiel in einem privaten Fenster.',
  outcome: `{ $outcome ->
    [won] Gewonnen
    [lost] Verloren
    [drawn] Remis
   *[playing] Nicht beendet
  }`,
  sideWon: '{ $side } hat gewonnen',
  reason: `{ $reason ->
    [goal] Ziel erreicht
    [elimination] keine Kaninchen mehr
    [immobilization] kein Zug mehr möglich
    [repetition] Stellungswiederholung
    [resignation] Aufgabe
    [time] Zeit abgelaufen
    [illegal] unerlaubter Zug
    [agreement] nach Vereinbarung
   *[other] anderer Grund
  }`,
  people: 'Unter Menschen',
  computers: 'Unter Computern',
  showMore: 'Mehr zeigen',
  remove: 'Löschen: { $game }',
  removed: 'Die Partie ist gelöscht.',
  putBack: 'Zurückholen',
  putBackDone: 'Die Partie ist wieder da.',
  openFailed: 'Diese Partie war nicht lesbar.',
  writeFailed: 'Dieser Browser konnte die Änderung nicht speichern. Vielleicht ist sein Speicher voll.',
  statistics: 'Ergebnisse nach Stufe',
  score: `Stufe { $level }: { $won } gewonnen, { $lost } verloren{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } remis
  }`,
  suggestion:
    'Du hast { $won } deiner letzten { $of } Partien auf Stufe { $level } gewonnen. Versuch es mit Stufe { $next }.',
  exportAll: 'Alles als Datei speichern',
  importFiles: 'Aus Dateien hinzufügen',
  transferNote:
    'Eine Datei enthält die Partien und Einstellungen dieses Browsers, für ein anderes Gerät. Auch aufgezeichnete Partien lassen sich hinzufügen.',
  imported: `{ $n ->
    [0] Keine neuen Partien.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $n } Partien wurden hinzugefügt.
  }{ $bad ->
    [0] { "" }
    [one] { " " }Eine war nicht lesbar.
   *[other] { " " }{ $bad } waren nicht lesbar.
  }`,
  settingsImported: 'Die Einstellungen gelten, wenn du die Seite wieder öffnest.',
  importLater: 'Diese Datei stammt von einer neueren Version der Seite. Lade die Seite neu und versuch es noch einmal.',
  importUnreadable: 'Diese Datei enthält keine Partien.',
};
export default messages;
