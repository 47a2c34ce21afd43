/** The Turkish UI texts of the Arimaa board, as Fluent messages. */
export default `
piece = { $side ->
    [gold] altın{" "}
    [silver] gümüş{" "}
   *[any] {""}
}{ $letter ->
    [E] fil
    [M] deve
    [H] at
    [D] köpek
    [C] kedi
    [R] tavşan
   *[any] taş
}
piece-acc = { $side ->
    [gold] altın{" "}
    [silver] gümüş{" "}
   *[any] {""}
}{ $letter ->
    [E] fili
    [M] deveyi
    [H] atı
    [D] köpeği
    [C] kediyi
    [R] tavşanı
   *[any] taşı
}
side = { $side ->
    [gold] Altın
   *[silver] Gümüş
}
board = Arimaa tahtası
cell-empty = { $square }, boş
cell-trap = { $square }, tuzak
cell = { $square }, { $piece }
part-trap = tuzakta
part-frozen = { $bySquare } karesindeki { $by } tarafından donduruldu
part-picked = seçildi
part-pair = itilebilir ya da çekilebilir
part-pusher = itebilir
part-swap = yer değiştirebilir
part-loss = kaybedilir
picked = { $piece } seçildi. { $count } seçenek var.
pair = { $partnerAcc } nereye iteceğinizi ya da çekmek için kendi taşınızın nereye gideceğini seçin.
pusher = Hangi taş itsin? İşaretlilerden birini seçin.
step = { $piece }: { $from } – { $to }.
lost = { $piece } { $square } karesinde kaybedildi.
undone = Adım geri alındı.
swapped = { $piece } ile { $other } yer değiştirdi.
to-move = Sıra: { $side }. En çok { $count } adım.
steps-left = { $count ->
    [0] Adım kalmadı: hamleyi bitirin.
   *[other] { $count } adım kaldı.
}
steps-made = { $of } adımdan { $count } tanesi atıldı
repeats = Hamleyi burada bitirirseniz önceki bir konum yinelenir.
waiting = Taşlarınızın yerlerini dilediğiniz gibi değiştirin, sonra başlayın.
won-goal = { $side } kazandı: bir tavşan hedefe ulaştı.
won-elimination = { $side } kazandı: karşı tarafın tavşanı kalmadı.
won-immobilization = { $side } kazandı: karşı taraf hamle yapamıyor.
won-repetition = { $side } kazandı: karşı tarafın her hamlesi bir konumu yineler.
undo-step = Adımı geri al
end-turn = Hamleyi bitir
start = Başla
refuse-no-piece = { $square } karesinde taş yok.
refuse-not-your-piece = { $piece } sizin taşınız değil.
refuse-frozen = { $bySquare } karesindeki { $by } bu taşı donduruyor.
refuse-occupied = { $square } karesinde { $piece } duruyor.
refuse-rabbit-backward = Tavşanlar asla geri gitmez.
refuse-too-weak = { $pieceAcc } yalnızca daha güçlü bir taş oynatabilir; { $bySquare } karesindeki { $by } yeterince güçlü değil.
refuse-nothing-to-push-with = Yanında { $pieceAcc } itecek ya da çekecek bir taşınız yok.
refuse-push-unfinished = Önce itmeyi tamamlayın: { $square } karesine bir taşınız girmeli.
refuse-no-steps-left = Bu hamlede yeterli adım kalmadı.
refuse-unchanged = Hamle tahtayı değiştirmeli.
refuse-third-repetition = Bu konum daha önce iki kez oluştu.
refuse-wrong-piece = { $square } karesinde başka bir taş var.
refuse-wrong-capture = Bu taş { $square } karesinde kaybedilmiyor.
refuse-setup-rank = Taşlar yalnızca kendi iki sıranıza dizilir, { $square } karesine dizilmez.
refuse-setup-count = Tam on altı taş dizilir: bir fil, bir deve, ikişer at, köpek ve kedi, sekiz tavşan.
refuse-setup-expected = Önce on altı taş dizilmeli.
refuse-setup-over = Bütün taşlar zaten dizildi.
refuse-turn-in-progress = Başlanmış bir hamle var: önce bitirin ya da geri alın.
refuse-no-route = { $piece } bu hamlede { $bySquare } karesine gidemez.
refuse-stuck = { $piece } hiçbir yere gidemez.
refuse-waiting = { waiting }
preset-classic = Klasik
preset-sturdy = Sağlam orta
preset-wings = Güçlü kanatlar
preset-apart = Deve kenarda
piece-name = { $piece }
`;
