import type { Key } from './index.ts';

/** Turkish. */
const messages: Record<Key, string> = {
  // Header
  skip: 'Tahtaya geç',
  games: 'Oyunlar',
  newGame: 'Yeni oyun',
  language: 'Dil',
  theme: `{ $theme ->
    [light] Tema: açık
    [dark] Tema: koyu
   *[auto] Tema: sistemdeki gibi
  }`,
  help: 'Nasıl oynanır',

  // Players
  you: 'siz',
  level: 'düzey { $n }',

  // Status
  looking: '{ $turn } hamlesine bakıyorsunuz.',
  lookingStart: 'Başlangıca bakıyorsunuz.',
  latest: 'Oyuna dön',
  youWon: 'Güzel oyundu!',

  // Actions
  takeBack: 'Geri al',
  redo: 'Yinele',
  hint: 'İpucu',
  flip: 'Çevir',
  more: 'Diğer',
  close: 'Kapat',

  // More
  resign: 'Oyunu bırak',
  resignAsk: 'Bu oyun bırakılsın mı?',
  keepPlaying: 'Oynamayı sürdür',
  stopThinking: 'Şimdi oyna',
  copyRecord: 'Oyun kaydını kopyala',
  copyPosition: 'Konumu kopyala',
  downloadRecord: 'Kaydı dosya olarak sakla',
  pasteRecord: 'Kayıt ya da konum yapıştır',
  pasteEmpty: 'Önce buraya bir oyun kaydı ya da konum yapıştırın.',
  pasteLabel: 'Hamlelerin kaydı ya da bir konum',
  pasteTell: 'Bu okunana kadar tahtadaki oyun kalır.',
  pasteOpen: 'Aç',
  pasteFailed: 'Bu okunamadı: { $message }',

  // Embed
  embed: 'Tahtayı göm',
  embedTell: 'Kendi sayfanız için.',
  embedWhat: 'Ne gömülecek',
  embedPosition: 'Tahtadaki konum',
  embedGame: 'Bütün oyun, hamle hamle',
  embedTag: 'Bir betik ve tahta',
  embedFrame: 'Betiğe izin verilmeyen yerler için çerçeve',
  embedCopy: 'Kopyala',
  embedPlace: 'Bu sayfanın klasörünü bir web sunucusuna koyun ve { $site } yerine onun adresini yazın.',

  // New game
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
  loadFailed: 'Oyun yüklenemedi.',
  tryAgain: 'Yeniden dene',
  engineFailed: 'Makine yanıt vermedi. Bir hamleyi geri alın ya da yeni oyun başlatın.',

  // Help
  keys: 'Tahtadaki tuşlar',
  key: `{ $key ->
    [arrows] Oklar
    [enter] Enter
    [escape] Esc
    [wall] H, V
    [pages] Page Up, Page Down
    [backspace] Geri tuşu
   *[space] Boşluk
  }`,

  // Footer
  independent:
    'Bağımsız bir proje. “Arimaa” Omar Syed’in, “Quoridor” Gigamic’in ticari markasıdır; ikisinin de bu sayfayla ilgisi yoktur.',
  licences: 'Lisanslar',
};
export default messages;
