/** Errors of the engine's JavaScript. {name} and {type} stand as they were passed. */
export default {
  'not-puzzle': 'Un sudoku es un texto, un enlace o un objeto con pistas.',
  'not-list': 'Varios sudokus son una lista de textos.',
  'no-wasm': 'Aquí no funciona WebAssembly: el navegador no lo tiene o la política de esta página lo prohíbe. El sudoku se muestra tal cual y no se puede resolver.',
  'not-loaded': 'No se pudo cargar el motor. El sudoku se muestra tal cual.',

  'unknown.propagator': 'No hay ningún propagador llamado «{name}».',
  'unknown.variable': 'No hay ningún orden de celdas llamado «{name}».',
  'unknown.value': 'No hay ningún orden de dígitos llamado «{name}».',
  'unknown.level': 'No hay ningún nivel llamado «{name}».',
  'unknown.technique': 'No hay ninguna técnica llamada «{name}».',
  'unknown.symmetry': 'No hay ninguna simetría llamada «{name}».',
  'unknown.steps': 'No existe la técnica «{name}».',

  'unrated.none': 'Un sudoku sin solución no tiene valoración.',
  'unrated.multiple': 'Un sudoku con varias soluciones no tiene valoración.',
  'unrated.limit': 'Se tardaría demasiado en averiguar cuántas soluciones tiene este sudoku.',
  'unrated.cancelled': 'Se canceló la valoración.',
  'cancelled.making': 'Se canceló la creación de un sudoku.',
  'cancelled.hint': 'Se canceló la búsqueda de una ayuda.',
  'cancelled.steps': 'Se canceló la búsqueda de pasos.',
  'cancelled.consistency': 'Se canceló la búsqueda de la consistencia más débil.',
  'not-found': 'No se encontró ningún sudoku así. Puede que no exista.',
  'no-step': 'Aquí no ayuda ninguna técnica: hay que suponer para seguir.',
  'no-step.limits': 'Aquí no se encontró ninguna técnica. En una cuadrícula tan grande, algunas no se buscan hasta el final.',
};
