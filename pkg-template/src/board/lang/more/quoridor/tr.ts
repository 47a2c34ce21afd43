/** The Turkish texts of errors and of optional modules on Quoridor boards. */
export default `
fault-bad-size = Tahtanın kenarında 5, 7, 9 ya da 11 kare olur.
fault-bad-players = İki ya da dört kişi oynar.
fault-bad-walls = Bir oyuncunun 0 ile 99 arası duvarı olabilir.
fault-walls-left-missing = Her oyuncunun kalan duvar sayısı yazılmalı.
fault-no-such-player = Sırası gelen oyuncu bu oyunda yok.
fault-pawn-off-board = { $who }. oyuncunun piyonu tahtada değil.
fault-pawns-together = { $who } numaralı oyuncuların piyonları aynı karede: { $squares }.
fault-wall-off-board = { $wall } duvarı bütünüyle tahtada değil.
fault-wall-overlaps = { $wall } ve { $other } duvarları üst üste.
fault-wall-crosses = { $wall } ve { $other } duvarları kesişiyor.
fault-no-path = { $who }. oyuncunun hedefe yolu yok.
missing-not-reached = Piyonunuz { $square } karesinde değil.
missing-square-entered = Piyonunuz { $square } karesine gitti.
missing-wall-placed = Yalnızca piyonla gitmek yerine duvar koydunuz.
missing-not-moved = { $square } karesindeki piyon oynatılmadı.
missing-not-longer = Rakibin yolu { $actual } adım uzadı; en az { $count } adım uzamalı.
missing-not-shorter = Yolunuz { $actual } adım kısaldı; en az { $count } adım kısalmalı.
missing-not-ahead = Sizin yolunuz { $actual } adım, rakiplerin en kısa yolu { $count } adım.
missing-no-wall = Duvar koymadınız.
missing-no-jump = Piyonunuz atlamadı.
missing-unwanted-reach = Piyonunuz { $square } karesinde.
missing-unwanted-avoid = Piyonunuz { $square } karesine gitmedi.
missing-unwanted-from = Yalnızca { $square } karesindeki piyonu oynattınız.
missing-unwanted-longer = Rakibin yolu { $actual } adım uzadı.
missing-unwanted-shorter = Yolunuz { $actual } adım kısaldı.
missing-unwanted-ahead = Sizin yolunuz { $actual } adım, rakiplerin en kısa yolu { $count } adım.
missing-unwanted-wall = Duvar koydunuz.
missing-unwanted-jump = Piyonunuz atladı.
`;
