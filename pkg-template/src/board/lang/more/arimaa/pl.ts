/** The Polish texts of errors and of optional modules on Arimaa boards. */
export default `
edit-turn = Ruch mają
puzzle-goal = Ruch mają { $side }: wygraj { $count ->
    [one] w tym ruchu
   *[other] najwyżej w { $count } ruchach
}.
puzzle-find = Ruch mają { $side }: znajdź właściwy ruch.
fault-too-many = Za dużo takich samych bierek: { $count } ({ $squares }).
fault-unsupported-on-trap = Obok bierki na pułapce { $squares } nie stoi żadna własna bierka.
`;
