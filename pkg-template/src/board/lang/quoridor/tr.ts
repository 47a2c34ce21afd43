/** The Turkish UI texts of the Quoridor board, as Fluent messages. */
export default `
side = { $side }. oyuncu
board = Quoridor tahtası
keys = Ok tuşlarıyla kareden kareye geçilir, Enter ile oraya gidilir. H ya da V karenin yanına bir duvar koyar: ok tuşları kaydırır, Enter onaylar, Escape geri alır.
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
confirm-wall = Duvar { $wall }: buraya konsun mu?
lay = Koy
turn = Çevir
cancel = Vazgeç
pass = Pas geç
shift-0 = Aşağı kaydır
shift-1 = Sola kaydır
shift-2 = Yukarı kaydır
shift-3 = Sağa kaydır
must-pass = Oynayacak hamleniz yok: pas geçin.
to-move = Sıra: { $side }. İşaretli bir kareye gidin{ $walls ->
    [0] .
    [one] {" "}ya da son duvarı koyun.
   *[other] {" "}ya da { $walls } duvardan birini koyun.
}
won-goal = { $side } kazandı: piyonu hedefe ulaştı.
won-resignation = { $side } kazandı: başka bir oyuncu oyunu bıraktı.
won-agreement = Oyun anlaşmayla berabere bitti.
refuse-not-adjacent = Çok uzak: her seferinde yalnızca bir kare.
refuse-wall-between = Arada bir duvar var.
refuse-square-taken = Orada { $who }. oyuncu duruyor.
refuse-straight-jump-possible = Piyonun üstünden düz atlayın: { $straight }.
refuse-jump-blocked = Bir duvar atlamayı engelliyor.
refuse-wall-off-board = Duvar bütünüyle tahtada olmalı.
refuse-wall-overlaps = Burada zaten bir duvar var.
refuse-wall-crosses = Bu duvar { $wall } duvarıyla kesişir.
refuse-wall-blocks-path = Bu duvar { $who }. oyuncunun hedefe giden son yolunu kapatır.
refuse-no-walls-left = { $who }. oyuncunun duvarı kalmadı.
refuse-pass-not-allowed = Oynayabildiğiniz sürece pas geçemezsiniz.
refuse-not-your-turn = Sıra { $who }. oyuncuda.
refuse-no-such-player = Burada böyle bir oyuncu yok.
refuse-not-now = Sıra başka bir oyuncuda.
`;
