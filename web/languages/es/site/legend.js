/** La leyenda de colores y signos. */
export default {
  'title': 'Colores y signos',
  'given': 'Una pista',
  'logic': 'Un dígito deducido',
  'guess': 'Una suposición con su número',
  'tint': 'Depende de una suposición; más oscuro, las posteriores',
  'bands': 'Alrededor de la cuadrícula: una línea por suposición abierta',
  'struck': 'Un candidato que se descarta en este paso',
  'ringed': 'La celda que lo descarta',
  'unit': 'La fila, la columna o la caja que comparten',
  'conflict': 'Una contradicción',
  'node-open': 'En el árbol: una suposición',
  'node-failed': 'En el árbol: una suposición fallida',
  'node-solution': 'En el árbol: una solución',
  'guess.small': 'Una suposición',
  'bands.small': 'Alrededor de la cuadrícula: una línea por suposición abierta, tres como máximo',
};
