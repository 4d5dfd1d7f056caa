/**
 * Steps that rest on constraints. {constraint} is a name on the board, such as "thermometer from A1 to A5", {units} a list
 * such as "rows A and B", {cells} a list with "and", {any} one with "or".
 */
export default {
  'label': '{constraint}',
  'pattern': 'Esta restricción limita los dígitos de sus celdas: {constraint}.',
  'innies': 'las internas de {units}',
  'outies': 'las externas de {units}',
  'sum.pattern': 'Compara la suma de {units} con sus jaulas.',
  'innies.why': 'Todos los dígitos de {units} suman {total}, y las jaulas de dentro suman {cages}. Así que {cells} {count, plural, one {es} other {suman}} {sum}.',
  'outies.why': 'Todos los dígitos de {units} suman {total}, y las jaulas que los cubren suman {cages}. Así que {cells} {count, plural, one {es} other {suman}} {sum}.',
  'crossing.why': 'Toda forma de llenarla tiene {digit}: {constraint}. Así que {digit} está en {any}, y ninguna celda que {count, plural, one {la} other {las}} ve puede ser {digit}.',
};
