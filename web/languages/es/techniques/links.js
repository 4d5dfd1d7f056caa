/**
 * Patterns of a few links: skyscrapers, wings, colours, remote pairs. {cells} and {digits} are lists with "y", {any},
 * {first} and {second} such with "o".
 */
export default {
  'one-of': 'Por tanto, al menos una de {cells} es {digit}. Una celda que vea {count, select, 2 {ambas} other {las {number}}} no puede ser {digit}.',

  'turbot.label': '{technique} {in-units}',
  'turbot.pattern': 'En {unit}, {digit} está en {first}; en {other}, está en {second}. {bond, select, unit {{cells} comparten {joined}} knight {{cells} están a un salto de caballo} king {{cells} se tocan por una esquina} other {{cells} se ven entre sí}}.',
  'turbot.why': '{cells} no pueden ser ambas {digit}.',

  'empty-rectangle.label': 'rectángulo vacío en {box}',
  'empty-rectangle.pattern': 'En {box}, {digit} solo puede estar en {near} o en {far}; en {unit}, solo en {any}.',
  'empty-rectangle.why': 'Si {end} no es {digit}, lo es {joint}, y {box} no puede tenerlo en {near}. Entonces {box} tiene su {digit} en {far}. En ambos casos, las celdas en {far} que vean {end}, y no estén en {box}, no pueden ser {digit}.',

  'xy-wing.label': 'XY-Wing {cells}',
  'xyz-wing.label': 'XYZ-Wing {cells}',
  'wing.pattern': '{pivot} ({any}) ve {pincers}.',
  'wing.pincer': '{cell} ({any})',
  'xy-wing.why': 'Si {pivot} es {first}, {left} es {digit}; si es {second}, {right} es {digit}.',
  'xyz-wing.why': 'Si {pivot} es {first}, {left} es {digit}; si es {second}, {right} es {digit}; si no, {pivot} es {digit}.',

  'w-wing.label': 'W-Wing {cells}',
  'w-wing.pattern': '{cells} tienen ambas los candidatos {digits}. En {unit}, {joint} está en {any}; {near} ve {left}, y {far} ve {right}.',
  'w-wing.why': 'Si {near} es {joint}, {left} es {digit}; si {far} es {joint}, {right} es {digit}.',

  'colours.label': '{count, plural, one {ve ambos colores} other {ven ambos colores}}',
  'colours.pattern': 'O todas las celdas {cells} son {digit}, o lo son todas las celdas {others}. Cada unidad que las une solo tiene dos sitios para {digit}.',
  'colours.why': 'Todas las celdas de un color son {digit}. Una celda que vea ambos colores no puede ser {digit} en ningún caso.',
  'false-colour.label': 'dos celdas de su color {bond, select, unit {están en {unit}} knight {están a un salto de caballo} king {se tocan por una esquina} other {se ven entre sí}}',
  'false-colour.why': 'O todas las celdas {cells} son {digit}, o ninguna lo es. {bond, select, unit {{two} están ambas en {unit}} knight {{two} están a un salto de caballo} king {{two} se tocan por una esquina} other {{two} se ven entre sí}}, así que no pueden ser ambas {digit}. Por tanto, ninguna lo es.',

  'remote-pairs.label': 'par remoto {ends}',
  'remote-pairs.pattern': '{cells} tienen todas los candidatos {digits}. Cada una ve la siguiente.',
  'remote-pairs.why': 'Alternan entre {digits}, así que {ends} son distintas: una es {first}, la otra {second}. Una celda que vea ambas no puede ser {any}.',
};
