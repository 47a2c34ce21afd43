/** The Turkish texts of lessons, and of what is missing for a goal. */
export default `
lesson-stage = { $stage } / { $stages }
lesson-stars = 3 yıldızdan { $stars } tanesi
lesson-controls = Ders
lesson-hint = İpucu
lesson-again = Yeniden
lesson-next = İleri
lesson-solved = Tebrikler!
attribute-course-none = Ders için bir kurs gerekli: src ya da bir script içinde JSON.
attribute-course-fetch = Kurs { $src } adresinden yüklenemedi. Başka bir sunucunun buna izin vermesi gerekir (CORS).
attribute-course-status = Kurs { $src } adresinden yüklenemedi: sunucunun yanıtı { $status }.
attribute-course-json = Kurs JSON değil: { $why }
attribute-course-format = Kursun biçimi 1 olmalı, { $format } değil.
attribute-course-game = Kursun oyunu “arimaa” ya da “quoridor” olmalı, { $game } değil.
attribute-course-shape = Kursta { $place } yanlış.
attribute-course-name = Kursta { $place } içinde “{ $name }” iki kez var.
attribute-course-length = Kurs çok uzun: en çok { $most } karakter olabilir.
attribute-course-stages = Kursta { $count } bölüm var: en çok { $most } olabilir.
attribute-course-other = Bu kurs bu oyunun değil: { $game }.
attribute-course-lesson = Bu kursta “{ $value }” adlı bir ders yok.
attribute-course-stage = { $lesson }, { $stage }: { $why }
attribute-course-unreached = Çözüm “{ $goal }” hedefine ulaşmıyor.
missing-lost = Rakip kazandı.
missing-not-won = Henüz kazanmadınız.
missing-not-won-within = { $count } hamlede kazanamadınız.
missing-not-forced = Galibiyet kesin değil: { $turn } hamlesinden sonra { $count } hamlede kazanamazsınız.
missing-win-out-of-reach = Artık { $count } hamlede kazanamazsınız.
missing-too-many-turns = { $count } hamleden fazla oynadınız.
missing-not-reached = Hiçbir taşınız { $square } karesine gelmedi.
missing-square-entered = Bir taşınız { $square } karesine girdi.
missing-not-captured = { $square } karesindeki { $piece } hâlâ duruyor.
missing-nothing-captured = Hiçbir taş almadınız.
missing-not-pushed = Hiçbir taş itmediniz.
missing-not-pulled = Hiçbir taş çekmediniz.
missing-nothing-to-freeze = { $square } karesinde rakip taş yok.
missing-not-frozen = { $square } karesindeki { $piece } donmuş değil.
missing-frozen-piece-lost = { $square } karesindeki taş kaybedildi.
missing-still-frozen = { $square } karesindeki { $piece } hâlâ donmuş.
missing-not-standing = { $square } karesinde { $piece } yok.
missing-other-piece-moved = { $square } karesindeki taş da oynatıldı: { $piece }.
missing-not-moved = { $square } karesindeki taş oynatılmadı.
missing-goal-open = Rakip hedefe ulaşabilir: { $turn }.
missing-not-blocked = Rakip hâlâ oynayabilir{ $turn ->
    [0] .
   *[other] : { $turn }.
}
missing-unsafe = Rakip { $square } karesindeki taşı alabilir: { $turn }.
missing-unwanted-win = Kazandınız, ama buradaki hedef bu değil.
missing-unwanted-forced-win = Galibiyet kesin, ama buradaki hedef bu değil.
missing-unwanted-within = { $count } hamleden fazla oynamadınız.
missing-unwanted-reach = Bir taşınız { $square } karesine geldi.
missing-unwanted-avoid = Hiçbir taşınız { $square } karesine girmedi.
missing-unwanted-capture = { $square } karesindeki { $piece } alındı.
missing-unwanted-capture-any = Bir taş aldınız: { $piece }.
missing-unwanted-push = Bir taş ittiniz: { $piece }.
missing-unwanted-pull = Bir taş çektiniz: { $piece }.
missing-unwanted-freeze = { $square } karesindeki { $piece } donmuş.
missing-unwanted-unfreeze = { $square } karesindeki { $piece } artık donmuş değil.
missing-unwanted-stands = { $square } karesinde { $piece } duruyor.
missing-unwanted-from = Yalnızca { $square } karesindeki taşı oynattınız.
missing-unwanted-goal-stop = Rakip bir sonraki hamlede hedefe ulaşamaz.
missing-unwanted-block = Rakibin oynayacak hamlesi yok.
missing-unwanted-safe = Rakip bir sonraki hamlede taş alamaz.
`;
