import type { Key } from './index.ts';

/** Turkish. */
const messages: Record<Key, string> = {
  // Players
  side: `{ $side ->
    [gold] Altın
   *[silver] Gümüş
  }`,
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
  repeats: 'Dikkat: burada bitirirseniz bu konum ikinci kez oluşur. Üçüncüsüne izin yok.',

  // Actions
  endTurn: 'Hamleyi bitir',
  undoStep: 'Adımı geri al',
  stepsMade: '4 adımdan { $n } tanesi atıldı',
  whyNoStep: 'Önce bir adım atın.',
  whyMachine: 'Sıra makinede.',

  // Arranging
  arrange: 'Dizilişinizi düzenleyin',
  arranging: 'Değiştirmek için iki taşınıza dokunun ya da birini ötekinin üstüne sürükleyin.',
  presets: 'Hazır dizilişler',

  // More
  resignTell: `{ $side ->
    [gold] O zaman Altın kazanır.
   *[silver] O zaman Gümüş kazanır.
  } Bütün hamlelere sonra da bakabilirsiniz.`,

  // New game
  youPlay: 'Oynadığınız taraf',
  asGold: 'Altın, siz başlarsınız',
  asSilver: 'Gümüş',
  asTwo: 'Bu ekranda iki kişi',

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
  keyArrows: 'karelerde gezinir',
  keyEnter: 'alır, bırakır',
  keyEscape: 'yerine koyar',
  keyBackspace: 'bir adımı geri alır',
  keySpace: 'hamleyi bitirir',
};
export default messages;
