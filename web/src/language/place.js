/** Where this runs: what a worker says is said once more by the page, which has the words (failures.js). */
export const place = {isWorker: false};
