/**
 * The kind of thread that runs this: errors of a worker are worded again by the page, which has the messages
 * (failures.js).
 */
export const place = {isWorker: false};
