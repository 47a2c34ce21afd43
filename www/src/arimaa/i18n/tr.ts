import type { Key } from './en.ts';

/** The Turkish UI texts of the page about Arimaa. */
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
  } En çok dört adım, sonra “Hamleyi bitir”.`,
  greetingTwo: `{ $side ->
    [gold] Altın başlar.
   *[silver] Gümüş başlar.
  } En çok dört adım, sonra “Hamleyi bitir”.`,
  yourTurn: `{ $side ->
    [gold] Sıra sizde, Altın.
   *[silver] Sıra sizde, Gümüş.
  }`,
  turnOf: `{ $side ->
    [gold] Sıra Altın’da.
   *[silver] Sıra Gümüş’te.
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
  repeats: 'Dikkat: hamleyi burada bitirirseniz bu konum ikinci kez oluşur. Üçüncüsüne izin yok.',
  hintWaiting: 'Önce “Başla” düğmesine basın: ilk hamle bilgisayarın.',
  hintSteps: 'İpucu bütün bir hamle içindir: önce adımlarınızı geri alın.',
  resigned: `{ $side ->
    [gold] Oyunu bıraktınız: Altın kazandı.
   *[silver] Oyunu bıraktınız: Gümüş kazandı.
  }`,

  // The end of a game
  resultLost: 'Kayıp',

  // Actions
  endTurn: 'Hamleyi bitir',
  undoStep: 'Adımı geri al',
  stepsMade: '4 adımdan { $n } tanesi atıldı',
  whyNoStep: 'Önce bir adım atın.',
  whyComputer: 'Sıra bilgisayarda.',

  // Arranging
  arrange: 'Taşlarınızı kendiniz dizin',
  arranging: 'Yerlerini değiştirmek için iki taşınıza dokunun ya da birini ötekinin üstüne sürükleyin.',
  presets: 'Hazır dizilişler',
  presetChosen: 'Diziliş: { $preset }.',

  // More
  resignEffect: `{ $side ->
    [gold] O zaman Altın kazanır.
   *[silver] O zaman Gümüş kazanır.
  } Bütün hamlelere sonra da bakabilirsiniz.`,

  // New game
  youPlay: 'Oynadığınız taraf',
  asGold: 'Altın (siz başlarsınız)',
  asSilver: 'Gümüş',
  asTwo: 'Bu ekranda iki kişi',
  asWatch: 'İki bilgisayar (siz izlersiniz)',

  // Finding a level
  shortGame:
    'Bu oyunlar onar taşla başlar ve her taraf en çok { $n } hamle oynayınca biter. O zaman taş üstünlüğü en son kimdeyse o kazanır; kimsede olmadıysa Gümüş kazanır.',

  // Handicap
  handicapBy: 'Taş',
  handicapPiece: `{ $letter ->
    [C] Bir kedi eksik
    [D] Bir köpek eksik
    [H] Bir at eksik
   *[M] Deve eksik
  }`,
  handicapNote: 'Güçlü olan taraf bir taş eksik başlar. Öteki taşlar dizilmiş olur.',

  // Help
  helpGoal:
    'Tavşanlarınızdan birini karşı kenara ulaştırın. Karşı tarafın tavşanı kalmazsa ya da hamle yapamazsa da kazanırsınız.',
  helpTurn:
    'Bir hamle, bir ya da birkaç taşla atılan bir ile dört adımdır. Adım yandaki bir kareye atılır, asla çapraz atılmaz; tavşanlar asla geri gitmez.',
  levelGoal: `{ $kind ->
    [none] Bir tavşanın hedefe ulaşacağını gözden kaçırabilir.
   *[one] Bir tavşanın tek hamlede hedefe ulaşabildiğini her zaman görür.
  }`,
  levelTwoTurns: 'Bir denemede, iki hamlelik 10 kazançtan { $n } tanesini buldu.',
  helpStrength: 'Güçlüden zayıfa: fil, deve, at, köpek, kedi, tavşan.',
  helpPush: 'Daha güçlü bir taş, yanındaki daha zayıf rakip taşı itebilir ya da çekebilir. Bu iki adım tutar.',
  helpFreeze: 'Daha güçlü bir rakip taşın yanında duran taşınız donar; yanında kendi taşlarınızdan biri varsa donmaz.',
  helpTraps: 'Dört çukur tuzaktır: içindeki taş, yanında kendi tarafından bir taş yoksa kaybedilir.',
  helpMore: 'Bir hamle tahtayı değiştirmeli ve aynı konumu üçüncü kez oluşturmamalıdır.',
  keyArrows: 'karelerde gezinir',
  keyEnter: 'alır, bırakır',
  keyEscape: 'yerine koyar',
  keyBackspace: 'bir adımı geri alır',
  keyEnd: 'hamleyi bitirir',
  keyPages: 'önceki hamle, sonraki hamle',
};
export default messages;
