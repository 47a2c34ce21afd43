import glyphs from '../glyphs/tr.js';

/** The Turkish UI texts of the elements for turn lists and graphs beside a board. */
export default `
turns = Hamleler
walk = Oyunda gezinme
first = Oyunun başı
previous = Önceki hamle
next = Sonraki hamle
last = Varyantın sonu
start = Başlangıç
more = Daha fazla hamle
variation = Varyant
${glyphs}graph = Her hamleden sonra kazanma olasılığı
graph-turn = Hamle
graph-chance = Kazanma olasılığı
graph-empty = Bu oyun için kazanma olasılıkları henüz hesaplanmadı.
side = { $side ->
    [gold] Altın
    [silver] Gümüş
   *[other] { $side }. oyuncu
}
`;
