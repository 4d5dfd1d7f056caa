/** Fish. {bases} and {covers} are "las filas C y G", {in-bases} and {in-covers} "en las filas C y G". */
export default {
  'label': '{technique} {in-bases}',
  'label.two': '{technique} {in-bases}, dos veces',
  'pattern': '{in-bases}, {digit} solo puede estar {in-covers}. Sus sitios son {cells}.',
  'pattern.finned': '{in-bases}, {digit} solo puede estar {in-covers} o en {count, plural, one {la aleta} other {las aletas}} {cells}.',
  'why': '{bases} necesitan {digit} {count, select, 2 {dos veces} 3 {tres veces} other {cuatro veces}}, y {covers} solo pueden tenerlo una vez cada una. Por tanto, ninguna otra celda en {covers} puede ser {digit}.',
  'why.one-fin': 'Si la aleta no es {digit}, el pez está completo, y ninguna otra celda en {covers} puede ser {digit}. Si la aleta es {digit}, ninguna celda que la vea puede ser {digit}.',
  'why.fins': 'Si ninguna aleta es {digit}, el pez está completo, y ninguna otra celda en {covers} puede ser {digit}. Si una aleta es {digit}, ninguna celda que vea todas las aletas puede ser {digit}.',
  'why.two': 'Son dos peces. Si ninguna aleta de uno es {digit}, ese pez está completo. Si una aleta es {digit}, ninguna celda que vea todas las aletas de ese pez puede ser {digit}.',
  'either-way': '{count, plural, one {En ambos casos, {cells} no puede ser {digit}.} other {En ambos casos, {cells} no pueden ser {digit}.}}',
};
