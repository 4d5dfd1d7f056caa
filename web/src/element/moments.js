/** The moments at which a session loads more code. (What it draws: `../view/moments.js`.) */

import {events} from '../client/moments.js';

/** The first step; events, which are asked for at once, are read by a module that need not wait for the others. */
export const steps = () => Promise.all([import('../view/steps.js'), events()]);
/** A run that was saved. */
export const savedRun = () => import('../traces/format.js');
/** The element plays while it is in view. */
export const playing = () => import('./autoplay.js');
/** Take over, predict, trials. */
export const whatIf = () => import('./what-if.js');
/** Playing stops at breakpoints. */
export const braking = () => import('./brake.js');
/** A strategy that there is not. */
export const reading = () => import('../links/reading.js');
/** A puzzle is typed into the grid. */
export const editing = () => import('./editing.js');
