/** The German texts of errors and of optional modules on Arimaa boards. */
export default `
fault-too-many = Zu viele gleiche Figuren: { $count }, auf { $squares }.
fault-unsupported-on-trap = Neben der Figur auf der Falle { $squares } steht keine eigene Figur.
`;
