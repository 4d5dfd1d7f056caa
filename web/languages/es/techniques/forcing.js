/**
 * Forcing chains. {start}, {step}, {result} and {end} are clauses; {order} says where they stand, which changes nothing
 * here. {any} is a list with "o".
 */
export default {
  'is': '{order, select, other {{cell} es {digit}}}',
  'is-not': '{order, select, other {{cell} no es {digit}}}',
  'is.only-place': '{order, select, other {{cell} es {digit} (el único sitio en {unit})}}',
  'is.last-candidate': '{order, select, other {{cell} es {digit} (su último candidato)}}',
  'no-place': '{order, select, other {no hay sitio para {digit} en {unit}}}',
  'no-candidate': '{order, select, other {{cell} se queda sin candidatos}}',

  'cell.label': 'sea lo que sea {cell}',
  'cell.pattern': '{cell} es {any}.',
  'region.label': 'esté donde esté {digit} en {unit}',
  'region.pattern': 'En {unit}, {digit} está en {any}.',
  'same': 'Todos los casos llevan al mismo resultado.',
  'why': 'En {count, select, 2 {ambos} other {los {number}}} casos, {result}.',

  'contradiction.label': 'si no, {end}',
  'contradiction.pattern': 'Un candidato lleva a una contradicción: {end}.',
  'contradiction.why': 'Si {cell} fuera {digit}, habría una contradicción: {end}. Por tanto, {cell} no puede ser {digit}.',

  'case.first': 'Si {start}, {step}.',
  'case.then': 'Entonces {step}.',
  'case.so': 'Por tanto, {end}.',
  'case.numbered': 'Si {start}: {steps}.',
  'case.numbered.more': 'Entonces: {steps}.',
  'case.number': '({number}) {step}',
};
