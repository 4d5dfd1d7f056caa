/** The kinds that Step stops at, as in API.md: those that change the board or end a branch. */
export const STEP_KINDS = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution'];
