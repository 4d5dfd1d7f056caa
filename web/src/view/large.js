/** What only grids above 9x9 need, loaded with the first of them. */

export {CanvasCells} from './cells-canvas.js';
export {Lens} from './lens.js';
