/** The Turkish UI texts of the view with puzzles. */
import type { Key } from './en.ts';

const messages: Record<Key, string> = {
  puzzle: 'Bulmaca',
  ofDay: 'Günün bulmacası',
  ofDayDone: 'Günün bulmacası: çözüldü',
  theme: 'Konu',
  allThemes: 'Tüm konular',
  themeOf: `{ $theme ->
    [goal] Bir hamlede hedef
    [goal-2] İki hamlede hedef
    [goal-stop] Hedefi engelle
    [capture] Taş alma
    [hostage] Rehineyi kurtar
    [safe] Güvenli hamle
    [longer] Yolu uzatma
    [tempo] Tempo
    [trap] Piyonu kapatma
    [race] Yarış
    [dead-end] Çıkmaz yol
    [win-2] İki hamlede kazan
    [win-3] Üç hamlede kazan
    [four] Dört oyuncu
   *[other] En iyi hamle
  }`,
  task: `{ $theme ->
    [goal] { $side }: Bu hamlede hedefe ulaşın.
    [goal-2] { $side }: İki hamlede hedefe ulaşın.
    [goal-stop] { $side }: Rakibin hedefe ulaşmasını önleyin.
    [capture] { $side }: Bir taş alın.
    [hostage] { $side }: Taşınızı kurtarın.
    [safe] { $side }: Hiçbir taş kaybettirmeyen hamleyi bulun.
    [longer] { $side }: Rakibin yolunu uzatın.
    [tempo] { $side }: Bir tempo kazanın.
    [trap] { $side }: Rakip piyonu kapatın.
    [race] { $side }: Yarışı kazanın.
    [dead-end] { $side }: Bir çıkmaz yol kurun.
    [win-2] { $side }: İki hamlede kazanın.
    [win-3] { $side }: Üç hamlede kazanın.
   *[other] { $side }: En iyi hamleyi bulun.
  }`,
  levelOf: `{ $level ->
    [11] 10. düzeyden zor
   *[other] düzey { $level }
  }`,
  difficulty: 'Düzey',
  difficultyOf: `{ $difficulty ->
    [easy] Kolay
    [medium] Orta
    [hard] Zor
   *[fitting] Bana uygun
  }`,
  rating: 'Puan { $rating }',
  ratingIs: 'Puanınız: { $rating } ± { $deviation }',
  ratingUncertain: 'Puanınız: { $rating }, henüz kesin değil',
  gain: '+{ $n }',
  loss: '−{ $n }',
  days: `{ $n ->
   *[other] Üst üste { $n } gün
  }`,
  solvedCount: `{ $n ->
    [0] Henüz çözülen yok
   *[other] { $n } çözüldü
  }`,
  about: 'Puan ve seri bu cihazda kalır. Bir bulmacada yalnız ilk deneme sayılır.',
  why: 'Neden?',
  whyThinking: 'Yanıt aranıyor…',
  whyAnswer: '{ $turn } Bundan sonra { $side } 100 oyunun { $win } tanesini kazanır.',
  whyOver: 'Oyun böyle biter.',
  whyFailed: 'Bilgisayar rakip başlatılamadı.',
  solution: 'Çözüm',
  solutionShown: 'Çözüm budur.',
  again: 'Yeniden dene',
  nextPuzzle: 'Sonraki',
  embedPuzzle: 'Göm',
  noneLeft: 'Böyle bir bulmaca yok. Başka bir konu veya düzey seçin.',
  noSuchPuzzle: 'Bağlantıdaki bulmaca bu sayfada yok. İşte bir başkası.',
};

export default messages;
