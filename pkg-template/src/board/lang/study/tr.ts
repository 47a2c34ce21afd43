/** The Turkish texts of the elements beside a board. */
export default `
turns = Hamleler
walk = Oyunda gezinme
first = Oyunun başı
previous = Önceki hamle
next = Sonraki hamle
last = Varyantın sonu
start = Başlangıç
variation = Varyant
glyph = { $nag ->
    [3] mükemmel hamle
    [1] iyi hamle
    [5] ilginç hamle
    [6] şüpheli hamle
    [2] hata
   *[4] büyük hata
}
graph = Her hamleden sonra kazanma şansı
graph-turn = Hamle
graph-chance = Kazanma şansı
graph-empty = Bu oyunda henüz kazanma şansı yok.
side = { $side ->
    [gold] Altın
    [silver] Gümüş
   *[other] { $side }. oyuncu
}
`;
