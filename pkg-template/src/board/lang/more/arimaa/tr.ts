/** The Turkish texts of errors and of optional modules on Arimaa boards. */
export default `
fault-too-many = Aynı taştan fazla var: { $count } tane ({ $squares }).
fault-unsupported-on-trap = { $squares } tuzağındaki taşın yanında aynı taraftan bir taş yok.
`;
