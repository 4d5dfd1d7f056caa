/**
 * The kind of thread this runs in: a worker's words are said once more by the page, which has the words (failures.js).
 */
export const place = {isWorker: false};
