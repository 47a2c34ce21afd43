import type { Key } from './en.ts';

/** The German texts of games over a direct connection. */
const messages: Record<Key, string> = {
  about:
    'Die beiden Browser verbinden sich direkt, ohne einen Server dazwischen. Das geht im selben Netz und überall, wo sich die beiden erreichen.',
  address:
    'Der Browser deines Gegenübers sieht die Netzwerkadresse dieses Geräts. Verbunden wird erst, wenn du es willst.',
  invite: 'Einladung erstellen',
  invitation: 'Einladung',
  sendInvitation: 'Schick diesen Link oder lass den Code scannen. Lass diese Seite offen.',
  code: 'Die Einladung als QR-Code',
  friendAnswer: 'Antwort deines Gegenübers',
  connect: 'Verbinden',
  notAnswer: 'Das ist nicht die Antwort auf diese Einladung.',
  invited: 'Du bist zu einer Partie eingeladen. Du bist { $side }.',
  invitedClock: 'Uhr: { $clock }',
  answer: 'Antwort',
  sendAnswer:
    'Schick diese Antwort zurück und lass diese Seite offen. Die Partie beginnt, sobald die Antwort geöffnet ist. Geschieht danach 15 Sekunden lang nichts, erreichen sich die beiden Browser nicht.',
  preparing: 'Einen Moment …',
  connecting: 'Verbindung wird aufgebaut …',
  failed: 'Die beiden Browser erreichen sich nicht. Ihr könnt stattdessen mit Links spielen.',
  notSupported: 'Dieser Browser erlaubt keine direkten Verbindungen. Ihr könnt stattdessen mit Links spielen.',
  byLinks: 'Mit Links spielen',
  again: 'Noch einmal versuchen',
  reconnect: 'Neu verbinden',
  met: 'Du bist verbunden. Du bist { $side }.',
  connected: 'Direkt verbunden. Ohne Tipps, ohne Computer.',
  lost: 'Die Verbindung ist abgebrochen. Die Partie kann ab dem letzten Zug weitergehen.',
  waiting: 'Dein Gegenüber ist am Zug.',
  waitingSetup: 'Dein Gegenüber stellt die Figuren auf.',
  arrange: 'Stell deine Figuren auf und bestätige die Aufstellung.',
  ready: 'Aufstellung bestätigen',
  askTurnBack: 'Um Zugrücknahme bitten',
  askDraw: 'Remis anbieten',
  turnBackAsked: 'Dein Gegenüber möchte einen Zug zurücknehmen.',
  drawAsked: 'Dein Gegenüber bietet Remis an.',
  agree: 'Annehmen',
  decline: 'Ablehnen',
  asked: 'Die Anfrage ist gesendet.',
  declined: 'Dein Gegenüber hat abgelehnt.',
  'turn-back': 'Der Zug wurde zurückgenommen.',
  'refused-message': 'Eine Nachricht zwischen den Seiten war nicht verständlich. Die Partie bleibt, wie sie ist.',
  'refused-game': 'Die andere Seite spielt eine andere Partie.',
  'refused-turn': 'Ein Zug wurde abgelehnt: Er ist hier nicht erlaubt. Die Partie bleibt, wie sie ist.',
  'refused-record': 'Die beiden Seiten kennen verschiedene Partien. So kann diese nicht weitergehen.',
  'refused-time': 'Die beiden Uhren sind sich nicht einig, dass die Zeit um ist. Die Partie geht weiter.',
  handedOver: 'Der Tab mit der Einladung hat die Antwort. Du kannst diesen hier schließen.',
  nobodyWaits: 'Kein Tab wartet auf diese Antwort. Öffne sie in dem Browser, der eingeladen hat.',
  damaged: 'Diese Einladung ist beschädigt.',
};

export default messages;
