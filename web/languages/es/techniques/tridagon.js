/**
 * Tridagones. {in-units} es «en las cajas 1, 2, 4 y 5»; {cells}, {digits} y {holder-list} son listas con «y»; {any},
 * {guardians} y {holders} son listas con «o».
 */
export default {
  'label': 'el tridagón de {digits} {in-units}',
  'pattern': '{cells} están en cuatro cajas, tres en cada una. Solo pueden ser {any}, pero {cell} también puede ser {guardians}.',
  'pattern.several': '{cells} están en cuatro cajas, tres en cada una. Solo pueden ser {any}, pero {holder-list} también pueden ser {guardians}.',
  'why': '{digits} por sí solos no pueden llenar estas doce celdas: si encajan en tres de las cajas, no encajan en la cuarta.',
  'why.only': 'Así que el único guardián es cierto: {cell} es {guardians}.',
  'why.cell': 'Así que uno de los guardianes es cierto: {cell} es {guardians}. No puede ser {any}.',
  'why.digit': 'Así que uno de los guardianes es cierto: {guardians} está en {holders}. Una celda que ve {count, select, 2 {ambas} other {todas}} no puede ser {guardians}.',
};
