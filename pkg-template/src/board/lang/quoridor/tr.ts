/** What a Quoridor board says in Turkish. */
export default `
side = { $side }. oyuncu
board = Quoridor tahtası
keys = Ok tuşları kareden kareye geçer, Enter oraya gider. H ya da V kareye bir duvar koyar: oklar kaydırır, Enter onaylar, Escape geri alır.
cell-empty = { $square }, boş
cell-pawn = { $square }, { $player }. oyuncu
part-wall-0 = altında duvar
part-wall-1 = solunda duvar
part-wall-2 = üstünde duvar
part-wall-3 = sağında duvar
player = { $player }. oyuncu: hedefe { $steps } adım, { $walls ->
    [0] duvarı kalmadı
   *[other] { $walls } duvarı var
}
path = Yolu göster
stock = Duvar koy, { $walls } kaldı
went = { $square } karesine.
laid = Duvar { $wall }.
passed = Pas geçti.
confirm-wall = Duvar { $wall }: buraya mı?
lay = Koy
turn = Çevir
cancel = Vazgeç
pass = Pas geç
shift-0 = Aşağı kaydır
shift-1 = Sola kaydır
shift-2 = Yukarı kaydır
shift-3 = Sağa kaydır
must-pass = Oynayacak yer yok: pas geçin.
to-move = Sıra: { $side }. İşaretli bir kareye gidin{ $walls ->
    [0] .
    [one] {" "}ya da son duvarı koyun.
   *[other] {" "}ya da { $walls } duvardan birini koyun.
}
won-goal = { $side } kazandı: hedefe ulaşıldı.
won-resignation = { $side } kazandı: başka bir oyuncu çekildi.
refuse-not-adjacent = Çok uzak: her seferinde bir kare.
refuse-wall-between = Arada bir duvar var.
refuse-square-taken = Orada { $who }. oyuncu duruyor.
refuse-straight-jump-possible = Piyonun üstünden düz atlayın: { $straight }.
refuse-jump-blocked = Atlamanın önünde bir duvar var.
refuse-wall-off-board = Duvar bütünüyle tahtada olmalı.
refuse-wall-overlaps = Burada zaten bir duvar var.
refuse-wall-crosses = Bu, { $wall } duvarıyla kesişir.
refuse-wall-blocks-path = Bu, { $who }. oyuncunun son yolunu keser.
refuse-no-walls-left = { $who }. oyuncunun duvarı kalmadı.
refuse-pass-not-allowed = Oynayabilen pas geçemez.
refuse-not-your-turn = Sıra { $who }. oyuncuda.
refuse-no-such-player = Burada böyle bir oyuncu yok.
refuse-not-now = Sıra başka bir oyuncuda.
fault-bad-size = Tahtanın kenarında 5, 7, 9 ya da 11 kare olur.
fault-bad-players = İki ya da dört kişi oynar.
fault-bad-walls = Bir oyuncunun 0 ile 99 arası duvarı olabilir.
fault-walls-left-missing = Her oyuncunun kalan duvar sayısı yazılmalı.
fault-no-such-player = Sırası gelen oyuncu oyunda yok.
fault-pawn-off-board = { $who }. oyuncunun piyonu tahtada değil.
fault-pawns-together = { $who } numaralı oyuncuların piyonları aynı karede: { $squares }.
fault-wall-off-board = { $wall } duvarı bütünüyle tahtada değil.
fault-wall-overlaps = { $wall } ve { $other } duvarları üst üste.
fault-wall-crosses = { $wall } ve { $other } duvarları kesişiyor.
fault-no-path = { $who }. oyuncunun hedefe yolu yok.
`;
