import type { Key } from './index.ts';

/** Turkish. */
const messages: Record<Key, string> = {
  // Header
  title: 'Arimaa · keddah',
  skip: 'Tahtaya geç',
  newGame: 'Yeni oyun',
  language: 'Dil',
  theme: `{ $theme ->
    [light] Tema: açık
    [dark] Tema: koyu
   *[auto] Tema: sistemdeki gibi
  }`,
  help: 'Nasıl oynanır',

  // Players
  side: `{ $side ->
    [gold] Altın
   *[silver] Gümüş
  }`,
  you: 'siz',
  level: 'düzey { $n }',
  animal: `{ $letter ->
    [E] fil
    [M] deve
    [H] at
    [D] köpek
    [C] kedi
   *[R] tavşan
  }`,
  lost: 'Kayıp: { $pieces }',
  lostNone: 'Kayıp yok',

  // Status
  greeting: `{ $side ->
    [gold] Altın sizsiniz.
   *[silver] Gümüş sizsiniz.
  } En çok dört adım, sonra Hamleyi bitir.`,
  greetingTwo: `{ $side ->
    [gold] Altın başlar.
   *[silver] Gümüş başlar.
  } En çok dört adım, sonra Hamleyi bitir.`,
  yourTurn: `{ $side ->
    [gold] Sıra sizde, Altın.
   *[silver] Sıra sizde, Gümüş.
  }`,
  turnOf: `{ $side ->
    [gold] Sıra Altında.
   *[silver] Sıra Gümüşte.
  }`,
  stepsLeft: `{ $n ->
    [0] Adım kalmadı.
   *[other] { $n } adım kaldı.
  }`,
  thinking: `{ $side ->
    [gold] Altın düşünüyor
   *[silver] Gümüş düşünüyor
  }`,
  thinkingDepth: '{ $n } adım ileri · { $nodes } konum',
  looking: '{ $turn } hamlesine bakıyorsunuz.',
  lookingStart: 'Başlangıca bakıyorsunuz.',
  latest: 'Oyuna dön',
  repeats: 'Dikkat: burada bitirirseniz bu konum ikinci kez oluşur. Üçüncüsüne izin yok.',
  youWon: 'Güzel oyundu!',

  // Actions
  endTurn: 'Hamleyi bitir',
  undoStep: 'Adımı geri al',
  stepsMade: '4 adımdan { $n } tanesi atıldı',
  whyNoStep: 'Önce bir adım atın.',
  whyMachine: 'Sıra makinede.',
  takeBack: 'Geri al',
  redo: 'Yinele',
  hint: 'İpucu',
  flip: 'Çevir',
  more: 'Diğer',
  close: 'Kapat',

  // Arranging
  arrange: 'Dizilişinizi düzenleyin',
  arranging: 'Değiştirmek için iki taşınıza dokunun ya da birini ötekinin üstüne sürükleyin.',
  presets: 'Hazır dizilişler',

  // More
  resign: 'Oyunu bırak',
  resignAsk: 'Bu oyun bırakılsın mı?',
  resignTell: `{ $side ->
    [gold] O zaman Altın kazanır.
   *[silver] O zaman Gümüş kazanır.
  } Bütün hamlelere sonra da bakabilirsiniz.`,
  keepPlaying: 'Oynamayı sürdür',
  stopThinking: 'Şimdi oyna',
  copyRecord: 'Oyun kaydını kopyala',
  copyPosition: 'Konumu kopyala',
  downloadRecord: 'Kaydı dosya olarak sakla',
  pasteRecord: 'Kayıt ya da konum yapıştır',
  pasteLabel: 'Hamlelerin kaydı ya da bir konum',
  pasteTell: 'Bu okunana kadar tahtadaki oyun kalır.',
  pasteOpen: 'Aç',
  pasteFailed: 'Bu okunamadı: { $message }',

  // New game
  youPlay: 'Oynadığınız taraf',
  asGold: 'Altın, siz başlarsınız',
  asSilver: 'Gümüş',
  asTwo: 'Bu ekranda iki kişi',
  strength: 'Makinenin gücü',
  levelOf: '10 üzerinden { $n }. düzey',
  start: 'Başla',

  // Turn list
  turns: 'Hamleler',
  turnsShow: `{ $n ->
    [0] Henüz hamle yok
   *[other] { $n } hamle
  }`,
  startPosition: 'Başlangıç',
  turnLabel: '{ $number } hamlesi: { $text }',

  // Notices
  started: 'Yeni oyun başladı.',
  opened: 'Oyun tahtada.',
  bringBack: 'Öncekini geri getir',
  copied: 'Kopyalandı.',
  copyFailed: 'Tarayıcı kopyalamaya izin vermedi.',
  damaged: 'Saklanan oyun okunamadı. Bir kenara kondu, hiçbir şey kaybolmadı.',
  download: 'İndir',
  copy: 'Kopyala',
  notStored: 'Bu tarayıcı bu sayfa için bir şey saklamıyor: oyun, sayfa kapanana kadar sürer.',
  engineFailed: 'Makine yanıt vermedi. Bir hamleyi geri alın ya da yeni oyun başlatın.',

  // Help
  helpGoal:
    'Tavşanlarınızdan birini karşı kenara ulaştırın. Öbür tarafın tavşanı kalmazsa ya da oynayamazsa da kazanırsınız.',
  helpTurn:
    'Bir hamle, bir ya da birkaç taşla bir ile dört adımdır. Bir adım düz bir karedir; tavşanlar hiç geri gitmez.',
  helpStrength: 'Güçlüden zayıfa: fil, deve, at, köpek, kedi, tavşan.',
  helpPush: 'Daha güçlü bir taş, yanındaki daha zayıf rakip taşı itebilir ya da çekebilir. Bu iki adım sürer.',
  helpFreeze: 'Daha güçlü bir rakibin yanındaki taş, yanında dost yoksa donar.',
  helpTraps: 'Dört çukur tuzaktır: üstündeki taş, yanında dost kalmadığı anda kaybedilir.',
  helpMore: 'Bir hamle tahtayı değiştirmeli, aynı konumu üçüncü kez oluşturmamalıdır.',
  keys: 'Tahtadaki tuşlar',
  keyArrows: 'karelerde gezinir',
  keyEnter: 'alır, bırakır',
  keyEscape: 'yerine koyar',
  keyBackspace: 'bir adımı geri alır',
  keySpace: 'hamleyi bitirir',
  key: `{ $key ->
    [arrows] Oklar
    [enter] Enter
    [escape] Esc
    [backspace] Geri tuşu
   *[space] Boşluk
  }`,

  // Footer
  independent:
    'Bağımsız bir proje. “Arimaa” Omar Syed’in, “Quoridor” Gigamic’in ticari markasıdır; ikisinin de bu sayfayla ilgisi yoktur.',
  licences: 'Lisanslar',
};
export default messages;
