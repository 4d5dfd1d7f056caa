/**
 * Puzzles with rules beside rows, columns and rectangular boxes. Made by tools/make-rule-samples.mjs.
 *
 * @type {{id: 'jigsaw' | 'diagonal' | 'windoku' | 'knight' | 'killer' | 'thermometer' | 'whisper' | 'dots' | 'arrow' |
 *   'renban' | 'sandwich' | 'xv', puzzle: string, rules: string}[]}
 */
export const ruleSamples = [
  {
    id: 'jigsaw',
    puzzle: '.............9.53......7..2...6.419..7.....1..963.8...2..8......39.5.............',
    rules: '.Jigsaw~000011122001111222003112222033344455333444555334445556777788566777888866778886666.NoBoxes',
  },
  {
    id: 'diagonal',
    puzzle: '.59.4.3..72...1...8...............6...1...4...8...............3...5...74..5.7.61.',
    rules: '.Diagonal~-1.Diagonal~1',
  },
  {
    id: 'windoku',
    puzzle: '....8.3...1.....424...3..8.6....3...............5....6.8..2...514.....9...7.6....',
    rules: '.Windoku',
  },
  {
    id: 'knight',
    puzzle: '........2....57.....7..8.5.....8....6.......4....2.....9.5..4.....79....1........',
    rules: '.AntiKnight',
  },
  {
    id: 'killer',
    puzzle: '........8.............7.........5...............4.........3.............9........',
    rules: '.Cage~20~R1C1~R1C2~R2C2~R2C3.Cage~12~R1C3~R1C4~R1C5~R2C5.Cage~23~R1C7~R1C8~R2C8~R2C9.Cage~24~R2C1~R3' +
      'C1~R3C2~R3C3.Cage~11~R2C4~R3C4~R3C5.Cage~20~R2C6~R2C7~R3C6~R3C7.Cage~20~R3C8~R3C9~R4C8.Cage~10~R4C1~' +
      'R4C2~R5C1~R5C2.Cage~26~R4C3~R4C4~R4C5~R5C3.Cage~19~R4C6~R5C4~R5C5~R5C6.Cage~10~R4C7~R5C7.Cage~18~R4C' +
      '9~R5C9~R6C9~R7C9.Cage~22~R5C8~R6C7~R6C8~R7C7.Cage~23~R6C1~R6C2~R6C3~R6C4.Cage~14~R6C5~R6C6~R7C6.Cage' +
      '~15~R7C1~R7C2.Cage~16~R7C3~R7C4~R8C2~R8C3.Cage~20~R7C5~R8C4~R8C5.Cage~19~R7C8~R8C8~R9C7~R9C8.Cage~20' +
      '~R8C1~R9C1~R9C2~R9C3.Cage~15~R8C6~R8C7~R9C5~R9C6.Cage~9~R8C9~R9C9',
  },
  {
    id: 'thermometer',
    puzzle: '.7.32.1..........7......8..............2.3..............4......6..........3.64.1.',
    rules: '.Thermo~R1C1~R1C2~R1C3~R2C2.Thermo~R1C7~R2C7~R1C8~R2C9~R3C9.Thermo~R2C3~R3C3~R4C2~R3C2.Thermo~R6C4~R' +
      '5C3~R4C3~R3C4.Thermo~R6C7~R7C6~R8C5~R9C4.Thermo~R6C8~R5C8~R4C8~R4C7.Thermo~R7C4~R6C3~R6C2~R5C1',
  },
  {
    id: 'whisper',
    puzzle: '3..........2......7...........................................1......4..........3',
    rules: '.Whisper~5~R1C4~R2C3~R3C2~R3C3~R4C4~R5C5~R5C6.Whisper~5~R3C5~R2C4~R1C5~R1C6.Whisper~5~R5C1~R6C1~R5C2' +
      '~R4C2~R3C1.Whisper~5~R7C3~R8C2~R9C3~R9C2.Whisper~5~R7C4~R6C5~R6C6~R7C5~R8C4~R9C4~R8C3.Whisper~5~R8C7' +
      '~R8C6~R7C6~R6C7~R5C8~R4C8~R5C9',
  },
  {
    id: 'dots',
    puzzle: '...........74.......................5.......9.......................93...........',
    rules: '.WhiteDot~R1C1~R1C2.WhiteDot~R1C5~R1C6.WhiteDot~R1C7~R1C8.WhiteDot~R2C2~R2C3.WhiteDot~R2C5~R3C5.Whit' +
      'eDot~R2C9~R3C9.WhiteDot~R4C1~R5C1.WhiteDot~R4C6~R4C7.WhiteDot~R4C9~R5C9.WhiteDot~R5C2~R5C3.WhiteDot~' +
      'R5C2~R6C2.WhiteDot~R5C4~R5C5.WhiteDot~R5C5~R6C5.WhiteDot~R6C9~R7C9.WhiteDot~R8C1~R8C2.WhiteDot~R9C1~' +
      'R9C2.BlackDot~R1C2~R1C3.BlackDot~R2C7~R2C8.BlackDot~R3C5~R4C5.BlackDot~R3C8~R3C9.BlackDot~R4C8~R4C9.' +
      'BlackDot~R6C1~R6C2.BlackDot~R7C3~R7C4.BlackDot~R7C3~R8C3.BlackDot~R8C1~R8C2.BlackDot~R8C1~R9C1',
  },
  {
    id: 'arrow',
    puzzle: '.5.8....2.....56..............9....5.........8....7..............82.....5....1.2.',
    rules: '.Arrow~R3C4~R4C5~R3C6~R3C7.Arrow~R4C4~R5C4~R6C4.Arrow~R5C3~R4C3~R5C2.Arrow~R5C6~R6C7~R6C8.Arrow~R5C7' +
      '~R4C8~R5C8.Arrow~R8C2~R7C2~R7C1~R6C2.Arrow~R8C5~R8C6~R7C6.Arrow~R9C9~R8C8~R9C7~R9C6',
  },
  {
    id: 'renban',
    puzzle: '....8..9..................2..........8.4.3.7..........7..................6..3....',
    rules: '.Renban~R1C4~R2C5~R3C4.Renban~R1C6~R2C6~R3C7.Renban~R1C9~R2C9~R3C9~R2C8~R2C7.Renban~R2C2~R2C3~R2C4.R' +
      'enban~R4C5~R4C6~R5C6.Renban~R5C2~R6C2~R7C1.Renban~R5C5~R6C4~R6C3~R5C3~R4C2.Renban~R5C8~R4C8~R5C9~R6C' +
      '8~R6C7.Renban~R7C6~R8C6~R9C7.Renban~R8C8~R7C8~R8C7~R9C6.Renban~R9C3~R8C4~R9C5~R8C5~R9C4',
  },
  {
    id: 'sandwich',
    puzzle: '............2.6....5.............7..5..8.4..9..7.............1....4.9............',
    rules: '.Sandwich~0~R1.Sandwich~33~C1.Sandwich~0~C2.Sandwich~19~C3.Sandwich~25~C4.Sandwich~8~C5.Sandwich~14~' +
      'C6.Sandwich~22~C7.Sandwich~22~C8.Sandwich~0~C9.Sandwich~0~R4.Sandwich~30~R5.Sandwich~27~R6.Sandwich~' +
      '9~R9',
  },
  {
    id: 'xv',
    puzzle: '....................9...................7...................9....................',
    rules: '.StrictXV.X~R2C1~R2C2.X~R2C8~R2C9.X~R3C7~R4C7.X~R4C1~R4C2.X~R4C3~R4C4.X~R4C4~R5C4.X~R4C8~R4C9.X~R5C1' +
      '~R6C1.X~R5C2~R6C2.X~R5C5~R6C5.X~R6C9~R7C9.X~R7C1~R8C1.X~R7C5~R7C6.X~R7C7~R8C7.V~R2C5~R3C5.V~R8C3~R9C' +
      '3.V~R8C7~R8C8',
  },
];
