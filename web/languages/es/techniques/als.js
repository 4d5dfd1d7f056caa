/**
 * Almost locked sets. {name}, {first}, {last} and the like are the letters of sets; {cells} is "A1 A3"; {digits} is a
 * list with "y", {any} one with "o".
 */
export default {
  'set': 'El conjunto {name} ({cells}) tiene {digits}: {count, plural, one {{digits-number} dígitos para {cells-number}a celda.} other {{digits-number} dígitos para {cells-number} celdas.}}',
  'removed': '{count, plural, one {Por tanto, {digits} se puede eliminar de toda celda que vea todos sus sitios} other {Por tanto, {digits} se pueden eliminar, cada uno, de toda celda que vea todos sus sitios}} {where, select, both {en ambos conjuntos} all {en todos estos conjuntos} other {en los conjuntos {first} y {last}}}.',

  'xz.label': 'los conjuntos {first} y {second} comparten {digits}',
  'xz.pattern': '{count, plural, one {{digits} solo puede estar en uno de los dos conjuntos.} other {{digits} solo pueden estar, cada uno, en uno de los dos conjuntos.}}',
  'xz.why': 'Al menos uno de los dos conjuntos no tiene {digits}. Tiene todos sus demás dígitos, también {gone}.',
  'xz.why.two': 'A cada conjunto solo puede faltarle un dígito, así que tiene uno de {digits} y todos sus demás dígitos. Los demás dígitos se pueden eliminar de toda celda que vea todos sus sitios en ese conjunto. {digits} se pueden eliminar, cada uno, de toda celda que vea todos sus sitios en ambos conjuntos.',

  'chain.label': '{technique} de {first} a {last}',
  'chain.joint': 'Solo uno de los conjuntos {first} y {second} puede tener {digit}.',
  'chain.if': 'Si el conjunto {name} no tiene {digit}, tiene {kept}.',
  'chain.then': 'Entonces el conjunto {name} no puede tener {lost}, así que tiene {kept}.',
  'chain.why': 'Si el conjunto {first} no tiene {digit}, la cadena muestra que lo tiene el conjunto {last}.',

  'blossom.label': 'flor de la muerte en {stem}',
  'blossom.pattern': '{stem} solo puede ser {any}. Un conjunto vecino comparte cada uno de ellos.',
  'blossom.petal': 'Si {stem} es {shared}, el conjunto {name} no puede tenerlo, así que tiene {digits}.',
  'blossom.why': 'Sea lo que sea {stem}, uno de los conjuntos tiene {digits}.',
};
