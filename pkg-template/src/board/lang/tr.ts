/** The Turkish UI texts that the boards of all games share, as Fluent messages. */
export default `
controls = Hamle
part-target = gidilebilir
dropped = Bırakıldı.
played = { $side } oynadı:
taken-back = Geri alındı.
flipped = Altta: { $side }.
thinking = { $side }, düzey { $level }, düşünüyor…
looking = Sıra: { $side }.
earlier = { $ply }. hamleden sonra (toplam { $plies }).
won-resignation = { $side } kazandı: karşı taraf oyunu bıraktı.
won-time = { $side } kazandı: karşı tarafın süresi doldu.
won-illegal = { $side } kazandı: karşı taraf kural dışı bir hamle yaptı.
take-back = Geri al
back = Bir hamle geri
forward = Bir hamle ileri
first = Başa dön
last = Sona git
error = Bu tahta gösterilemiyor.
retry = Tekrar dene
refuse-off-board = Orası tahtanın dışı.
refuse-game-over = Oyun bitti.
refuse-not-now = Sıra karşı tarafta.
refuse-earlier = Bu, önceki bir hamle. Oynamak için son hamleye gidin.
refuse-view = Bu tahta yalnızca izlemek içindir.
refuse-init-failed = Kurallar yüklenemedi.
refuse-engine-failed = Bilgisayar rakip başlatılamadı.
refuse-engine-crashed = Bilgisayar rakip bir hata yüzünden durdu.
refuse-other = Bu mümkün değil.
`;
