import type { Key } from './en.ts';

/** The Turkish UI texts of the list of stored games. */
const messages: Record<Key, string> = {
  search: 'Ara',
  none: 'Henüz oyun yok. Oynadığınız her oyun burada, bu tarayıcıda saklanır.',
  noneFound: 'Bu metni içeren oyun yok.',
  noStore: 'Bu tarayıcı, örneğin gizli pencerede, sayfanın oyun saklamasına izin vermiyor.',
  outcome: `{ $outcome ->
    [won] Kazandınız
    [lost] Kaybettiniz
    [drawn] Berabere
   *[playing] Bitmedi
  }`,
  sideWon: '{ $side } kazandı',
  reason: `{ $reason ->
    [goal] hedefe ulaşıldı
    [elimination] tavşan kalmadı
    [immobilization] hamle kalmadı
    [repetition] konum tekrarı
    [resignation] oyunu bırakma
    [time] süre doldu
    [illegal] kural dışı hamle
    [agreement] anlaşmayla
   *[other] başka neden
  }`,
  people: 'İnsanlar arasında',
  computers: 'Bilgisayarlar arasında',
  showMore: 'Daha fazla göster',
  remove: 'Sil: { $game }',
  removed: 'Oyun silindi.',
  putBack: 'Geri getir',
  putBackDone: 'Oyun geri getirildi.',
  openFailed: 'Bu oyun okunamadı.',
  writeFailed: 'Tarayıcı değişikliği kaydedemedi. Depolama alanı dolmuş olabilir.',
  statistics: 'Düzeylere göre sonuçlar',
  score: `Düzey { $level }: { $won } galibiyet, { $lost } yenilgi{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } beraberlik
  }`,
  suggestion: 'Düzey { $level } için son { $of } oyunun { $won } tanesini kazandınız. Sırada düzey { $next } olabilir.',
  exportAll: 'Her şeyi dosyaya kaydet',
  importFiles: 'Dosyalardan ekle',
  transferNote:
    'Tek bir dosya, bu tarayıcıdaki oyunları ve ayarları başka bir cihaza taşır. Oyun kayıtları da eklenebilir.',
  imported: `{ $n ->
    [0] Yeni oyun yok.
    [one] Bir oyun eklendi.
   *[other] { $n } oyun eklendi.
  }{ $bad ->
    [0] { "" }
    [one] { " " }Bir oyun okunamadı.
   *[other] { " " }{ $bad } oyun okunamadı.
  }`,
  settingsImported: 'Ayarlar, sayfayı yeniden açtığınızda geçerli olur.',
  importLater: 'Bu dosya sayfanın daha yeni bir sürümünden. Sayfayı yenileyip yeniden deneyin.',
  importUnreadable: 'Bu dosyada oyun yok.',
};
export default messages;
