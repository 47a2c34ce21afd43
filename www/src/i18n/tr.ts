import type { Key } from './en.ts';

/** The Turkish UI texts that all parts of the page share. */
const messages: Record<Key, string> = {
  // Header
  skip: 'Tahtaya geç',
  games: 'Oyunlar',
  sections: 'Neler yapılabilir',
  section: `{ $section ->
    [play] Oyna
    [learn] Öğren
    [puzzles] Bulmaca
   *[analyze] Analiz
  }`,
  newGame: 'Yeni oyun',
  language: 'Dil',
  look: 'Tahta ve taşlar',
  lookBoard: 'Tahta',
  lookOf: `{ $look ->
    [wood] Ahşap
    [slate] Arduvaz
    [contrast] Yüksek karşıtlık
   *[standard] Standart
  }`,
  lookPieces: 'Taşlar',
  piecesOf: `{ $pieces ->
    [letters] Harfler
   *[animals] Hayvanlar
  }`,
  theme: `{ $theme ->
    [light] Tema: açık
    [dark] Tema: koyu
   *[auto] Tema: sistemdeki gibi
  }`,
  sounds: `{ $sounds ->
    [on] Sesler: açık
   *[off] Sesler: kapalı
  }`,
  help: 'Nasıl oynanır',
  guide: 'Resimlerle kurallar',
  newHere: 'Yeni misiniz? İki dakika.',
  firstLesson: 'Derslerle öğren',

  // Players
  you: 'Siz',
  computerName: 'Bilgisayar',
  level: 'düzey { $n }',

  // Status
  looking: '{ $turn } hamlesine bakıyorsunuz.',
  lookingStart: 'Başlangıç konumuna bakıyorsunuz.',
  latest: 'Oyuna dön',
  reviewGame: 'Oyunu incele',
  copyOpened: 'İncelemek için oyunun bir kopyası açıldı.',
  youWon: 'İyi oynadınız!',
  hintThinking: 'En iyi hamle aranıyor…',
  hintTurn: 'İpucu: { $turn }',
  lookingRefused: 'Bu, önceki bir hamle. Buradan sürdürmek için “Buradan oyna”yı seçin.',

  // Review
  review: 'Diğer hamleler',
  first: 'İlk hamle',
  previous: 'Önceki hamle',
  next: 'Sonraki hamle',
  last: 'Son hamle',
  playFromHere: 'Buradan oyna',
  playedFrom: 'Oyun { $turn } hamlesinden devam ediyor.',

  // Watching computers play
  watch: 'Bilgisayarlar oynuyor',
  watching: 'Bilgisayarlar oynuyor.',
  watchPaused: 'Duraklatıldı.',
  watchPause: 'Duraklat',
  watchPlay: 'Sürdür',
  watchOne: 'Tek hamle',
  speed: 'Hız',
  speedOf: `{ $speed ->
    [slow] Yavaş
    [fast] Hızlı
   *[normal] Normal
  }`,

  // Actions
  takeBack: 'Geri al',
  redo: 'Yinele',
  hint: 'İpucu',
  analyze: 'Analiz',
  flip: 'Çevir',
  actions: 'İşlemler',
  more: 'Daha fazla',
  close: 'Kapat',

  // More
  resign: 'Oyunu bırak',
  resignAsk: 'Bu oyun bırakılsın mı?',
  keepPlaying: 'Oynamayı sürdür',
  stopThinking: 'Şimdi oyna',
  myGames: 'Oyunlarım',
  copyPosition: 'Konumu kopyala',
  downloadRecord: 'Kaydı dosyaya kaydet',
  seatInFile: `{ $kind ->
    [you] siz
    [person] insan
   *[computer] bilgisayar { $n }
  }`,
  setUpPosition: 'Konum kur',
  pasteRecord: 'Kayıt ya da konum yapıştır',
  pasteEmpty: 'Önce buraya bir oyun kaydı ya da konum yapıştırın.',
  pasteLabel: 'Hamlelerin kaydı ya da bir konum',
  pasteNote: 'Başka bir oyun açana kadar tahtadaki oyun kalır.',
  pasteOpen: 'Aç',
  pasteAs: 'Oynadığınız taraf',
  pasteFile: 'Dosya aç',
  pasteOver: 'Bitmiş bir oyun.',
  pasteTooLong: 'Bu, bir oyun için fazla uzun: { $size }; en çok { $most } olabilir.',
  pasteNotText: 'Bu dosyada metin yok. Oyunlar düz metin olarak kaydedilir.',
  pasteFailed: `Bu metin okunamadı: { $kind ->
    [turn] { $turn } hamlesi geçerli değil.
    [character] { $at }. karakterden sonrası anlaşılmıyor.
   *[other] konum kurallara uymuyor.
  }`,

  // The end of a game
  result: 'Sonuç',
  resultLevel: 'Düzey { $n }',
  rematch: 'Rövanş',
  changeSides: 'Taraf değiştir',

  // Share
  share: 'Paylaş',
  shareLink: 'Bu oyunun bağlantısı',
  shareFragment: 'Bağlantının sonu olarak oyun',
  shareNoAddress:
    'Bu sayfa bir dosyadan açıldı ve adresi yok. Bu metni bir keddah sayfasının adresinin sonuna ekleyin veya bir dosya gönderin.',
  shareCopy: 'Kopyala',
  shareSend: 'Gönder',
  sharePicture: 'Resim',
  shareRecord: 'Oyun kaydı',
  shareAs: '{ $format } olarak kaydet',
  linkDamaged: 'Bu bağlantı bozuk: gösterilebilecek bir oyun içermiyor.',
  loading: 'Yükleniyor',
  updateReady: 'Bu sayfanın yeni bir sürümü hazır.',
  updateNow: 'Şimdi yükle',
  partFailed: 'Sayfanın bu bölümü yüklenemedi.',

  // A game with a friend
  friend: 'Arkadaş',
  friendPlay: 'Arkadaşa bağlantı göndererek oyna',
  directPlay: 'Arkadaşla doğrudan oyna',
  friendAbout:
    'Her hamle, arkadaşınıza e-postayla ya da sohbette gönderdiğiniz bir bağlantıdır. Bu cihazdan başka hiçbir şey çıkmaz. Böyle bir oyunda ipucu yoktur.',
  friendLink: 'Gönderilecek bağlantı',
  friendWait: 'Bağlantıyı arkadaşınıza gönderin, sonra yanıtı açın.',
  friendArrange: 'Taşlarınızı dizin, sonra bağlantıyı gönderin.',
  friendNoHints: 'Arkadaşla oynanan oyunda ipucu yoktur.',
  friendInvited: 'Bir arkadaşınız sizi oyuna davet etti. Siz: { $side }.',
  'friend-next': 'Arkadaşınız oynadı.',
  'friend-known': 'Bu bağlantıyı daha önce açtınız.',
  'friend-own': 'Bu sizin bağlantınız: arkadaşınıza gönderin.',
  'friend-other': 'Bu bağlantı bu oyunun sonraki hamlesi değil. Tahtadaki oyun olduğu gibi kalıyor.',

  // Embed
  embed: 'Tahtayı göm',
  embedNote: 'Kendi sayfanız için HTML.',
  embedWhat: 'Gömülecek içerik',
  embedPosition: 'Tahtadaki konum',
  embedGame: 'Bütün oyun, hamle hamle',
  embedTag: 'Bir betik ve tahta',
  embedFrame: 'Betiğe izin vermeyen sayfalar için iframe',
  embedCopy: 'Kopyala',
  embedAddress: 'Bu sayfanın klasörünü bir web sunucusuna koyun ve { $site } yerine onun adresini yazın.',

  // New game
  strength: 'Bilgisayarın gücü',
  levelOf: 'Düzey { $n } / 10',
  timeOf: '{ $time }/hamle',
  levelName: `{ $n ->
    [1] İlk adımlar
    [2] Acemi
    [3] Kolay
    [4] Rahat
    [5] Orta
    [6] Sağlam
    [7] Güçlü
    [8] Çok güçlü
    [9] Yenmesi zor
   *[10] En güçlü
  }`,
  levelAbout: `{ $kind ->
    [first] En çok bir hamle ileriyi görür ve onu sık sık yanlış değerlendirir.
    [easy] Az ileriyi görür ve bazen yanılır.
    [strong] Daha ileriyi görür ve seyrek yanılır.
   *[best] En ilerisini görür, en iyi o değerlendirir.
  }`,
  timeAbout: 'Her hamlede bu süre boyunca düşünür. Ne kadar güçlü olduğu cihaza bağlıdır.',
  levelWins: 'Düzey { $below } karşısında 100 oyunun yaklaşık { $score } tanesini kazanır.',
  start: 'Başla',
  findLevel: 'Düzeyimi bul',
  levelNoHints: 'Düzeyiniz bulunurken ipucu yoktur.',
  askingNoHints: 'Daha iyi bir hamle ararken ipucu ve analiz kapalıdır.',

  // Handicap
  handicap: 'Handikap',
  handicapNone: 'Yok',
  handicapFor: 'Eksikle başlayan',

  // Clock
  clock: 'Saat',
  clockNone: 'Saatsiz',
  clockOwn: 'Kendi süreleriniz',
  clockPerTurn: 'Hamle başına { $turn }, yedek { $reserve }',
  clockTimes: 'Süreler',
  clockNote: 'arimaa.com’daki gibi hamle süresi/yedek: 30s/5m. Ya da toplam süre + her hamlede eklenen: 5m+3s.',
  clockStarts: 'Saat, ilk hamle oynanınca başlar. Sayfa kapalıyken durur.',
  clockLoading: 'Bir saniye…',
  clockNoLimit: 'Quoridor’da bütün oyun için süre sınırı kuralı yoktur: beşinci alanı boş bırakın.',
  clockProblem: `{ $at }. karakter: { $code ->
    [clock-number] burada bir sayı eksik.
    [clock-unit] bu bir birim değil. Birimler: s, m, h ve d.
    [clock-unit-order] birimler büyükten küçüğe, her biri bir kez yazılır: 1h30m.
    [clock-sixty] iki noktadan sonra 0 ile 59 arasında bir sayı gelir.
    [clock-percent] en çok yüzde 100 olabilir.
    [clock-too-large] en çok 365 gün ya da 9999 hamle olabilir.
    [clock-too-many-fields] en çok altı alan olabilir.
   *[clock-no-time] ilk hamle için süre kalmıyor.
  }`,
  clockLeft: 'Kalan süre',
  clockLow: '{ $side }: { $n } saniye kaldı.',
  clockHalted: 'Bütün oyunun süresi ya da hamle sayısı doldu. Taş üstünlüğü en son kimdeyse o kazanır.',
  clockFailed: 'Saat yüklenemedi. Oyun saatsiz sürüyor.',

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
  opened: 'Oyun tahtaya kondu.',
  bringBack: 'Önceki oyunu geri getir',
  copied: 'Kopyalandı.',
  copyFailed: 'Tarayıcı kopyalamaya izin vermedi.',
  damaged: 'Kayıtlı oyun okunamadı. Bir kenara ayrıldı, hiçbir şey kaybolmadı.',
  download: 'İndir',
  copy: 'Kopyala',
  notStored: 'Bu tarayıcı sayfanın bir şey kaydetmesine izin vermiyor: sayfayı kapatınca oyun kaybolur.',
  damagedNotStored: 'Kayıtlı oyun okunamadı ve bu tarayıcı onu saklayamıyor: şimdi indirin ya da kopyalayın.',
  storageFull: 'Bu tarayıcıda oyunu kaydedecek yer kalmadı: sayfayı kapatınca oyun kaybolur.',
  keepFull: 'Bu tarayıcıda oyunu “Oyunlarım”da saklayacak yer kalmadı.',
  elsewhere: 'Bu oyun başka bir sekmede de açık ve orada oynanmaya devam etti.',
  elsewhereThat: 'O oyunu göster',
  elsewhereThis: 'Bunu koru',
  loadFailed: 'Oyun yüklenemedi.',
  tryAgain: 'Yeniden dene',

  // Help
  keys: 'Klavyeyle oynama',
  key: `{ $key ->
    [arrows] Oklar
    [enter] Enter ya da boşluk
    [escape] Esc
    [wall] H, V
    [pages] Page Up, Page Down
    [backspace] Geri tuşu
   *[end] Shift + Enter
  }`,
  analysisKeys: 'Analiz tuşları',
  keyThreat: 'tehdidi gösterir ya da gizler',
  keyAddLine: 'bir varyantta: ağaca ekler',
  keyMark: 'tahtada: kare işaretler ya da ok başlatıp bitirir',

  // Footer
  independent:
    'Bağımsız bir proje. “Arimaa” Omar Syed’in, “Quoridor” Gigamic’in ticari markasıdır; ikisinin de bu projeyle ilgisi yoktur.',
  privacy: 'Oynadıklarınız, paylaşmadığınız ya da bir arkadaşınızla oynamadığınız sürece bu cihazda kalır.',
  licenses: 'Lisanslar',
};
export default messages;
