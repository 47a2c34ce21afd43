import type { Key } from './en.ts';

/** The Turkish UI texts of the analysis. */
const messages: Record<Key, string> = {
  analysis: 'Analiz',
  turnOff: 'Analizi kapat',
  lines: 'Varyant sayısı',
  addLine: '{ $n }. varyantı ağaca ekle',
  lineAdded: 'Ağaca eklenen hamle sayısı: { $count }.',
  lineKnown: 'Bu varyant zaten ağaçta.',
  chance: '{ $side }: { $win }',
  facts: 'derinlik { $depth } · { $speed }/sn',
  say: 'Değerlendirmeyi oku',
  said: '{ $side } için kazanma olasılığı { $win }. Derinlik { $depth }. En iyi hamle: { $turn }.',
  whyOff: `{ $why ->
    [people] Başka bir kişiye karşı oynarken analiz kapalıdır.
    [level] Düzeyiniz belirlenirken analiz kapalıdır.
    [over] Oyun bitti. Analiz için önceki bir hamleye dönün.
    [setup] Analiz, taşlar dizildikten sonra başlar.
   *[thinking] Bilgisayar düşünüyor. Analiz, hamlesinden sonra sürecek.
  }`,
  failed: 'Analiz yapılamadı. Kapatıp yeniden açın.',
  openings: 'Açılışlar',
  openingsFailed: 'Açılışlar yüklenemedi. Yeniden denemek için kapatıp açın.',
  tree: 'Varyantlar',
  moreTurns: 'Daha fazla hamle',
  variation: 'varyant',
  turnTools: 'Hamle',
  glyphLabel: 'Hamlenin değerlendirmesi',
  glyphNone: 'işaretsiz',
  comment: 'Yorum',
  saveComment: 'Kaydet',
  marks: 'İşaretler ve oklar',
  markHelp: 'Farenin sağ düğmesi veya uzun basış; ok için sürükleyin. Tahtada M tuşu. Shift, Alt: başka renkler.',
  markColor: 'İşaretlerin rengi',
  colorName: `{ $color ->
    [red] kırmızı
    [blue] mavi
    [yellow] sarı
   *[green] yeşil
  }`,
  markSquare: `{ $square ->
    [none] Bir kare işaretle
   *[other] İşaretle: { $square }
  }`,
  removeMarks: 'Tümünü sil',
  marksRemoved: 'Bu konumdaki bütün işaretler silindi.',
  markBegun:
    'Başlangıç { $square }: ok için başka bir kareye gidip M tuşuna basın; kareyi işaretlemek için burada yine M tuşuna basın. Escape vazgeçer.',
  marked: `{ $kind ->
    [arrow] Ok: { $square } → { $to }
   *[square] İşaretlendi: { $square }
  }, { $color ->
    [red] kırmızı
    [blue] mavi
    [yellow] sarı
   *[green] yeşil
  }.`,
  markRemoved: `{ $kind ->
    [arrow] Ok silindi: { $square } → { $to }.
   *[square] İşaret silindi: { $square }.
  }`,
  promote: 'Ana varyant yap',
  deleteTurn: 'Bu hamleyi ve sonrasını sil',
  copyLine: 'Bu varyantı kopyala',
  undoEdit: 'Son değişikliği geri al',
  glyph: `{ $nag ->
    [3] mükemmel hamle
    [1] iyi hamle
    [5] ilginç hamle
    [6] şüpheli hamle
    [2] hata
   *[4] büyük hata
  }`,
  reviewProgress: '{ $total } hamleden { $done } tanesi',
  cancelReview: 'İptal',
  reviewTable: 'Her hamleden sonra kazanma olasılığı',
  reviewTurn: 'Hamle',
  reviewChance: 'Kazanma olasılığı',
  faults: `{ $nag ->
    [6] küçük hata
    [2] hata
   *[4] büyük hata
  }`,
  threat: 'Tehdit',
  threatThinking: 'Tehdit aranıyor…',
  threatTurn: 'Pas geçilseydi şu gelirdi: { $turn }.',
  noThreat: 'Şu an bir tehdit yok.',
  threatened: `{ $kind ->
    [capture] { $square } karesinde kaybedilen taş: { $piece ->
      [e] fil
      [m] deve
      [h] at
      [d] köpek
      [c] kedi
      [r] tavşan
     *[none] taş
    }.
    [goal] { $square } karesinde oyunu kazanır.
    [immobilization] Sonra hiç hamle kalmaz.
   *[detour] { $square } karesinden giden yol { $steps } adım uzar.
  }`,
  mistakes: 'Hatalarınıza yeniden bakın',
  mistakeAsk: '{ $n }/{ $total }. Sıra { $side } tarafında: { $turn } hamlesinden daha iyisini bulun.',
  mistakeNext: 'Sonraki',
  mistakeEnd: 'İncelemeye dön',
  mistakeOutcome: `{ $outcome ->
    [judging] Hamlenize bakılıyor…
    [passed] İyi buldunuz.
    [played] Oynanan hamle buydu.
    [worse] Daha iyi bir hamle var. Yeniden deneyin.
   *[asked] Hamleyi tahtada oynayın.
  }`,
  mistakeHint: `{ $kind ->
    [piece] Önce { $square } karesindeki taş oynar.
    [wall] Bir duvar konur.
   *[pawn] Piyon bir adım atar.
  }`,
};

export default messages;
