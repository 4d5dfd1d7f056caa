/** Hints by rung: where to look, in which unit, which digit or technique. {units} is "rows C and G". */
export default {
  'rung.1': 'Where to look',
  'rung.2': 'Which unit',
  'rung.3': 'Which digit or technique',
  'rung.4': 'The pattern',
  'rung.5': 'The step, and why',

  'region': 'Look at the {place, select, upper-left {upper left} upper-middle {upper middle} upper-right {upper right} middle-left {left side} middle-middle {middle} middle-right {right side} lower-left {lower left} lower-middle {lower middle} other {lower right}} of the grid.',
  'region.columns': 'Look at the {place, select, left {left} middle {middle} other {right}} columns of the grid.',
  'region.rows': 'Look at the {place, select, upper {upper} middle {middle} other {lower}} rows of the grid.',
  'region.all.digit': 'The pattern spans the grid. Look at one digit at a time.',
  'region.all.cells': 'The pattern spans the grid. Look at cells with few candidates.',
  'units': 'Look at {units}.',
  'where': 'Where can <strong>{digit}</strong> go in {unit}?',
  'technique': '{names}.',
  'rule': '{rule} {summary}',
  'overlap': 'In a unit, a digit fits only where another unit crosses it. It can be removed from the rest of that other unit.',
  'overlap.pair': 'Two cells in the same units share two digits. These can be removed from the rest of all these units.',
  'overlap.triple': 'Three cells in the same units share three digits. These can be removed from the rest of all these units.',
};
