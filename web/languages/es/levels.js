/** Levels of difficulty, and what each takes. */
export default {
  'name.very-easy': 'Muy fácil',
  'name.easy': 'Fácil',
  'name.medium': 'Medio',
  'name.hard': 'Difícil',
  'name.fiendish': 'Muy difícil',
  'name.extreme': 'Extremo',
  'rule.very-easy': 'últimas celdas vacías y únicos ocultos en cajas',
  'rule.easy': 'todos los únicos',
  'rule.medium': 'candidatos bloqueados, pares y tríos',
  'rule.hard': 'patrones: peces, rascacielos, alas, colores, rectángulos, cuartetos',
  'rule.fiendish': 'cadenas, conjuntos casi bloqueados, peces franken y mutantes',
  'rule.extreme': 'cadenas forzadas, o una suposición',
};
