import glyphs from '../glyphs/tr.js';
import lesson from '../lesson/tr.js';

/** The Turkish texts of errors and of optional modules on the boards of all games. */
export default `
refuse-not-initialised = Kurallar henüz yüklenmedi.
refuse-freed = Bu oyun bellekten silindi.
refuse-outdated = Oyun artık bu konumda değil.
refuse-no-hint = Şu an verilecek bir ipucu yok.
refuse-engine-disposed = Bilgisayar artık burada oynamıyor.
refuse-no-such-ply = Oyun o kadar uzun değil.
refuse-no-such-node = Oyunda böyle bir hamle yok.
refuse-wrong-tag = Oyunun bu bilgisi serbestçe belirlenemez.
refuse-wrong-result = Yazılan sonuç tahtaya uymuyor.
refuse-draw-not-allowed = Bu oyunda beraberlik yok.
marks = İşaretli: { $list }.
mark-arrow = { $from } karesinden { $to } karesine ok
mark-colored = { $mark } ({ $color ->
    [red] kırmızı
    [blue] mavi
    [yellow] sarı
   *[green] yeşil
})
puzzle-goal = Sıra: { $side }. { $count ->
    [one] Bu hamlede
   *[other] En çok { $count } hamlede
} kazanın.
puzzle-find = Sıra: { $side }. Doğru hamleyi bulun.
puzzle-wrong = Tam olmadı. Başka bir yol deneyin.
puzzle-right = Buraya kadar doğru. Devam edin!
puzzle-solved = Çözüldü. Tebrikler!
refuse-solved = Bu bulmaca zaten çözüldü.
${glyphs}${lesson}study-ways = Devam yolları
analysis = Analiz
analysis-chance = { $side }: { $win }
analysis-lines = En iyi varyantlar
start-over = Baştan başla
edit-brushes = Taş seçin
edit-hand = Taşı
edit-erase = Kaldır
edit-clear = Tahtayı temizle
edit-turn = Sıra
edit-fine = Bu konum kurallara uygun.
edit-text = Konum
edit-copy = Kopyala
edit-copied = Kopyalandı.
edit-put = { $square }: { $what }.
edit-gone = { $square }: kaldırıldı.
edit-walls = { $side }. oyuncunun duvarları
edit-stock = Duvarlar
edit-hint = Duvar koymak ya da kaldırmak için iki karenin arasına dokunun.
edit-players = Oyuncular
edit-size = Kenardaki kare sayısı
edit-unread = Okunamadı: { $why }
unread-notation = Metin { $at }. karakterden itibaren okunamıyor.
unread-turn = { $turn } hamlesi oynanamıyor: { $why }
attribute-choice = { $name } şunlardan biri olmalı: { $allowed }; “{ $value }” değil.
attribute-range = { $name }, { $least } ile { $most } arasında bir tam sayı olmalı; “{ $value }” değil.
attribute-seats = seats, her oyuncu için bir tane olmak üzere { $count } sözcük ister; “{ $value }” değil.
attribute-seat = Bir yer “person”, “computer:1” ile “computer:10” arası, “computer:10@3s” ya da “nobody” olur; “{ $value }” değil.
attribute-seat-renamed = seats içinde { $value } yerine artık { $next } yazılır.
attribute-ply = { $value }. hamle yok: son hamle { $last }.
attribute-marks = marks içine kareler “e4”, oklar “e2>e4” ve renkler “e4=red” ({ $colors }) yazılır; “{ $value }” değil.
attribute-goal = Hedef “{ $value }” { $at }. karakterden itibaren anlaşılamıyor.
attribute-puzzle-over = Oyun bitti: çözülecek bir şey yok.
attribute-puzzle-empty = Bir bulmacanın çözümü ya da hedefi olmalı (solution, goal).
`;
