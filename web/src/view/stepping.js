/** What makes steps of a run, loaded when the first of them is wanted. */

export {Timeline} from '../timeline.js';
export {sceneOf} from './step-scene.js';
