/** Makes the steps of a run. Loaded when the first one is wanted. */

export {Timeline} from '../run/timeline.js';
export {sceneOf} from './board/step-scene.js';
