/**
 * The moments at which more code of the views is loaded. A moment that brings several things has a module that lists
 * them.
 */

/** The first step: the column, marks of steps, typing and choosing a solver; and grids above 9x9. */
export const firstStep = () => import('./with-first-step.js');
/** A puzzle with rules besides rows, columns and rectangular boxes. */
export const otherRules = () => import('./with-other-rules.js');
/** An element that is a page. */
export const fullPage = () => import('./full-page.js');
/** A phone lies on its side. */
export const lying = () => import('./lying-css.js');
/** Presentation mode. */
export const presenting = () => import('./presenting/presentation.js');
/** Take over, predict, trials. */
export const whatIf = () => import('./controls/what-if.js');
/** The menu of a cell. */
export const cellMenu = () => import('./board/break-menu.js');
/** Search jumps back or learns: the strip marks that, too. */
export const lookingBack = () => import('./controls/strip-look-back.js');
/** A reader may ask why. */
export const asking = () => import('./asking.js');
