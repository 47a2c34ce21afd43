import type { Key } from './en.ts';

/** The Turkish UI texts of the page about Quoridor. */
const messages: Record<Key, string> = {
  // Players
  player: '{ $player }. oyuncu',
  stepsToGo: 'Hedefe { $n } adım: yolu göster',
  wallsLeft: `{ $n ->
    [0] Duvar kalmadı
   *[other] { $n } duvar kaldı
  }`,

  // Status
  greeting: '{ $player }. oyuncu sizsiniz: karşı kenara ulaşın. Bir noktaya gidin ya da duvar koyun.',
  greetingAll: '{ $player }. oyuncu başlar: bir noktaya gidin ya da karelerin arasına duvar koyun.',
  yourTurn: `Sıra sizde, { $player }. oyuncu: bir adım atın{ $walls ->
    [0] .
    [one] {" "}ya da son duvarınızı koyun.
   *[other] {" "}ya da { $walls } duvarınızdan birini koyun.
  }`,
  turnOf: `Sıra { $player }. oyuncuda: bir adım atın{ $walls ->
    [0] .
    [one] {" "}ya da son duvarı koyun.
   *[other] {" "}ya da { $walls } duvardan birini koyun.
  }`,
  waitFor: 'Sıra { $player }. oyuncuda.',
  thinking: '{ $player }. oyuncu düşünüyor',
  thinkingDepth: '{ $n } hamle ileri · { $nodes } konum',
  resigned: 'Oyunu bıraktınız: { $player }. oyuncu kazandı.',
  repeated: `Bu konum { $n ->
    [3] üç
   *[other] { $n }
  } kez oluştu.`,
  repeatedDraw: `Bu konum { $n ->
    [3] üç
   *[other] { $n }
  } kez oluştu. Beraberlikte anlaşabilirsiniz.`,

  // Draws
  offerDraw: 'Beraberlik teklif et',
  drawAsk: 'Beraberlikte anlaşılsın mı?',
  drawOffered: '{ $player }. oyuncu beraberlik teklif ediyor. { $other }. oyuncu kabul ederse oyun kazanansız biter.',
  accept: 'Kabul et',
  drawThinking: 'Bilgisayar teklifinizi düşünüyor…',
  drawDeclined: 'Bilgisayar beraberliği kabul etmedi. Sıra hâlâ sizde.',
  drawComputer: 'Bilgisayar beraberlik teklif ediyor.',
  drawFailed: 'Bilgisayar şimdi yanıt veremiyor. Oynamayı sürdürün.',

  // New game
  howMany: 'Oyuncular',
  two: 'İki',
  four: 'Dört',
  person: 'İnsan',
  computer: 'Bilgisayar, { $strength }',
  everyone: 'Bu ekrandaki herkes',
  board: 'Tahta',
  boardOf: '{ $n } × { $n }',
  walls: 'Her oyuncuya duvar',
  wallsRange: '0 ile { $most } arasında bir tam sayı.',
  begins: 'Kim başlar',
  byLot: 'Kurayla',
  startedBy: 'Yeni oyun başladı. Kura sonucu { $player }. oyuncu başlıyor.',
  shortGame: 'Bu oyunlar 7 × 7 karede, altışar duvarla oynanır.',

  // Handicap
  handicapBy: 'Duvar',
  handicapWalls: '{ $n } duvar eksik',
  handicapNote: 'Güçlü olan oyuncu daha az duvarla başlar.',

  // More
  resignEffect: 'O zaman { $player }. oyuncu kazanır. Bütün hamlelere sonra da bakabilirsiniz.',
  resignEffectFour:
    'O zaman oyun herkes için biter: kalanlardan hedefe en yakın olan kazanır. Bütün hamlelere sonra da bakabilirsiniz.',
  notation: 'Karelerin ve duvarların adları',
  standard: 'Standart (1. oyuncu 1. sırada)',
  glendenning: 'Glendenning (1. oyuncu son sırada)',

  // Help
  helpGoal: 'Piyonunuzu karşı kenarın herhangi bir karesine götürün. Oraya ilk varan kazanır.',
  helpTurn: 'Sıra sizdeyken ya bir adım atar ya da bir duvar koyarsınız.',
  helpStep: 'Adım yandaki bir kareye atılır, asla çapraz atılmaz ve duvardan geçilmez.',
  helpJump:
    'Yolda bir piyon duruyorsa üstünden düz atlarsınız. Arkasında duvar, başka bir piyon ya da kenar varsa onun soluna ya da sağına geçersiniz.',
  helpWall:
    'Bir duvar iki kare uzunluğundadır ve konduğu yerde kalır. Başka duvarlara değebilir ama üstlerine gelemez, onlarla kesişemez; herkese hedefe giden bir yol bırakmalıdır.',
  helpLay:
    'Duvar koymak için iki karenin arasına tıklayın ya da kendi kenarınızdan bir duvar sürükleyin. Dokunmatik ekranda onaylarsınız.',
  helpWay: 'Sayılar her oyuncunun kaç adımı kaldığını gösterir. Yolu görmek için birini seçin.',
  helpFour:
    'Dört kişiyle saat yönünde oynanır, herkesin beş duvarı olur. Ne adım atabilen ne duvar koyabilen pas geçer.',
  keyArrows: 'karelerde gezinir, duvarı kaydırır',
  keyEnter: 'oraya gider, duvarı koyar',
  keyWall: 'karenin yanına yatay ya da dikey duvar',
  keyEscape: 'duvarı geri alır',
  keyPages: 'önceki hamle, sonraki hamle',
  keyEnd: 'hamle yoksa pas geçer',
};
export default messages;
