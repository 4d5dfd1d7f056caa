/** The legend of colours and signs, on the sheet of keys and below printed lessons. */
export default {
  'title': 'Colores y signos',
  'given': 'Una pista',
  'logic': 'Un dígito que se deduce',
  'guess': 'Una suposición, con su número',
  'tint': 'Depende de una suposición; más oscuro en las posteriores',
  'bands': 'Alrededor de la cuadrícula: una línea por suposición abierta',
  'struck': 'Un candidato que este paso descarta',
  'ringed': 'La celda que lo descarta',
  'unit': 'La fila, columna o bloque que comparten',
  'conflict': 'Una contradicción',
  'node-open': 'En el árbol: una suposición',
  'node-failed': 'En el árbol: una suposición fallida',
  'node-solution': 'En el árbol: una solución',
};
