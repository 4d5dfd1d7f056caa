/** What makes steps of a run, loaded when the first of them is wanted. */

export {Timeline} from '../run/timeline.js';
export {sceneOf} from './board/step-scene.js';
