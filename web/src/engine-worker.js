/** What runs in the worker, as a file of its own. */
import {serve} from './engine-serving.js';

serve();
