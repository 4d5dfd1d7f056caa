/** The collection that was open last, kept by the browser where it keeps anything. */

const DATABASE = 'sudokuscope';
const STORE = 'collection';
const KEY = 'last';

/**
 * @typedef {object} Kept
 * @property {string} name of its file
 * @property {string} text
 * @property {Uint8Array} [statuses]
 * @property {Float64Array} [guesses]
 * @property {Uint16Array} [ratings]
 * @property {string} [solutions] a line each
 */

/** @param {Kept} kept */
export async function keepCollection(kept) {
  await inStore('readwrite', (store) => store.put(kept, KEY));
}

/** @returns {Promise<Kept | undefined>} */
export async function keptCollection() {
  const kept = await inStore('readonly', (store) => store.get(KEY));
  return typeof kept?.text === 'string' && typeof kept.name === 'string' ? kept : undefined;
}

/**
 * Without storage, or with a full one, nothing is kept and nothing is found.
 * @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act
 * @returns {Promise<any>}
 */
export async function inStore(mode, act) {
  try {
    const database = await settled(openDatabase());
    const result = await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
    database.close();
    return result;
  } catch {
    return undefined;
  }
}

function openDatabase() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return opening;
}

/** @param {IDBRequest} request @returns {Promise<any>} */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
