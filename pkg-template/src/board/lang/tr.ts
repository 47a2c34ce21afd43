/** What the boards of both games say in Turkish. */
export default `
controls = Hamle
part-target = gidilebilir
dropped = Bırakıldı.
played = { $side } oynadı:
thinking = { $side }, düzey { $level }, düşünüyor …
looking = Sıra: { $side }.
earlier = { $plies } hamleden { $ply }. hamle sonrası.
won-resignation = { $side } kazandı: öbür taraf çekildi.
won-time = { $side } süreyle kazandı.
won-illegal = { $side } kazandı: kural dışı bir hamle yapıldı.
take-back = Geri al
back = Bir hamle geri
forward = Bir hamle ileri
first = Başa dön
last = Sona git
error = Bu tahta gösterilemiyor.
refuse-off-board = Orası tahtanın dışı.
refuse-game-over = Oyun bitti.
refuse-not-now = Sıra öbür tarafta.
refuse-earlier = Bu, önceki bir hamle. Oynamak için son hamleye gidin.
refuse-view = Bu tahta yalnızca izlemek için.
refuse-init-failed = Kurallar yüklenemedi.
refuse-not-initialised = Kurallar henüz yüklenmedi.
refuse-freed = Bu oyun bellekten silinmiş.
refuse-engine-failed = Makine başlatılamadı.
refuse-engine-crashed = Makine düşünürken bir şeyler ters gitti.
refuse-engine-disposed = Makine kapatılmış.
refuse-no-such-ply = Oyun o kadar uzun değil.
refuse-wrong-result = Yazılan sonuç tahtaya uymuyor.
refuse-other = Bu yapılamaz.
marks = İşaretli: { $list }.
mark-arrow = { $from } karesinden { $to } karesine ok
mark-coloured = { $mark } ({ $colour ->
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
puzzle-wrong = Pek değil. Başka bir yol deneyin.
puzzle-right = Buraya kadar doğru. Devam edin.
puzzle-solved = Çözüldü. Aferin!
refuse-solved = Bu bulmaca çözüldü.
start-over = Baştan başla
edit-brushes = Ne konacak
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
edit-stock = Duvar
edit-hint = Duvar koymak ya da kaldırmak için iki karenin arasına basın.
edit-players = Oyuncular
edit-size = Kenardaki kareler
edit-unread = Alınmadı: { $why }
unread-notation = Metin { $at }. karakterden sonra okunamıyor.
unread-turn = Metin { $turn } hamlesinde kesiliyor: { $why }
unfit-choice = { $name } şunlardan biri olmalı: { $allowed }; “{ $value }” değil.
unfit-range = { $name }, { $least } ile { $most } arasında bir tam sayı olmalı; “{ $value }” değil.
unfit-seats = seats, her taraf için bir tane, { $count } sözcük olmalı; “{ $value }” değil.
unfit-seat = Bir yer “person”, “machine:1” ile “machine:10” arası ya da “nobody” olur; “{ $value }” değil.
unfit-ply = { $last } hamle arasında { $value }. hamle yok.
unfit-marks = marks, kareler “e4”, oklar “e2>e4” ve renklerdir “e4=red” ({ $colours }); “{ $value }” değil.
unfit-goal = goal “win” ya da “win 2” ile “win 9” arası olmalı; “{ $value }” değil.
unfit-puzzle-over = Oyun bitti: çözülecek bir şey yok.
unfit-puzzle-empty = Bir bulmacanın çözümü ya da hedefi olmalı (solution, goal).
`;
