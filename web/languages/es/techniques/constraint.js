/**
 * Steps that rest on constraints. {constraint} is a name on the board, such as "thermometer from A1 to A5", {units} a list
 * such as "rows A and B", {cells} a list with "and", {any} one with
 * "or".
 */
export default {
  'label': '{constraint}',
  'pattern': 'Esta restricción limita los dígitos de sus celdas: {constraint}.',
  'for': 'Para {digits}: {why}.',
  'dots': 'los puntos a lo largo de {cells}',
  'dots.pattern': 'Cada punto a lo largo de {cells} permite solo ciertos pares.',
  'dots.why': 'Si {cell} fuera {any}, no se podría llenar la cadena, pues las celdas que se ven también tienen que ser distintas.',
  'parity.pattern': 'Aquí alternan dígitos bajos (hasta {most}) y altos (desde {least}): {constraint}.',
  'parity.why': 'Si {cell} fuera {any}, las celdas bajas serían {low}, y las altas {high}. Pero las celdas que se ven tienen que ser distintas, así que no se podría llenar la línea.',
  'innies': 'las internas de {units}',
  'outies': 'las externas de {units}',
  'sum.pattern': 'Compara la suma de {units} con sus jaulas.',
  'innies.why': 'Todos los dígitos de {units} suman {total}, y las jaulas de dentro suman {cages}. Así que {cells} {count, plural, one {es} other {suman}} {sum}.',
  'outies.why': 'Todos los dígitos de {units} suman {total}, y las jaulas que los cubren suman {cages}. Así que {cells} {count, plural, one {es} other {suman}} {sum}.',
  'crossing.why': 'Toda forma de llenarla tiene {digit}: {constraint}. Así que {digit} está en {any}, y ninguna celda que {count, select, 1 {la vea} 2 {vea ambas} other {las vea todas}} puede ser {digit}.',
};
