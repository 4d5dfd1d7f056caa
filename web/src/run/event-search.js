/**
 * Finding events in a run of any length: in windows from where the reader is, and where kinds are rare, by jumps, since
 * the run itself knows where the next of a kind is.
 */

/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {Pick<import('./timeline.js').Run, 'length' | 'events' | 'next' | 'previous' | 'find'>} Run */

/**
 * A filter of events.
 * @typedef {object} Wanted
 * @property {string[] | null} kinds null for all
 * @property {(event: RunEvent) => boolean} matches asked of events of these kinds
 * @property {import('../protocol/conditions.js').Condition[]} [conditions] the same, as an engine can be asked
 */

/** How much is looked at before a search gives up. @typedef {{window: number, windows: number}} Effort */

/**
 * @typedef {object} Found
 * @property {RunEvent[]} events ascending
 * @property {number} reached forwards: all events below it were seen; backwards: all from it on
 * @property {boolean} isEnd true if there is nothing after them
 */

/** @type {Effort} */
const READING = {window: 1024, windows: 64};

/**
 * The first wanted events from `from` on, at most `most`.
 * @param {Run} run
 * @param {Wanted} wanted
 * @param {number} from
 * @param {number} most
 * @param {Effort} [effort]
 * @returns {Promise<Found>}
 */
export async function searchOn(run, wanted, from, most, {window, windows} = READING) {
  /** @type {RunEvent[]} */
  const events = [];
  let at = from;
  for (let left = windows; left > 0 && at < run.length && events.length < most; left -= 1) {
    const seen = await run.events(at, window);
    if (!seen.length) break;
    const found = seen.filter((event) => isWanted(wanted, event)).slice(0, most - events.length);
    events.push(...found);
    at = events.length < most ? at + seen.length : events[most - 1].index + 1;
    if (!found.length && wanted.kinds) at = Math.min(run.length, ...await ask(run, wanted.kinds, 'next', at));
  }
  return {events, reached: at, isEnd: at >= run.length};
}

/**
 * The last wanted events below `until`, at most `most`.
 * @param {Run} run
 * @param {Wanted} wanted
 * @param {number} until
 * @param {number} most
 * @param {Effort} [effort]
 * @returns {Promise<Found>}
 */
export async function searchBack(run, wanted, until, most, {window, windows} = READING) {
  /** @type {RunEvent[]} the last one first */
  const events = [];
  let at = until;
  for (let left = windows; left > 0 && at > 0 && events.length < most; left -= 1) {
    const first = Math.max(0, at - window);
    const seen = (await run.events(first, at - first)).reverse();
    const found = seen.filter((event) => isWanted(wanted, event)).slice(0, most - events.length);
    events.push(...found);
    at = events.length < most ? first : events[most - 1].index;
    if (!found.length && wanted.kinds) at = Math.max(-1, ...await ask(run, wanted.kinds, 'previous', at)) + 1;
  }
  return {events: events.reverse(), reached: at, isEnd: at <= 0};
}

/** How much is looked at before others have their turn, and the search may be given up. @type {Effort} */
const STRETCH = {window: 1 << 15, windows: 8};

/**
 * The nearest wanted event, however far it is: the first from `at` on, or the last below it. An engine looks for it in
 * its own run; of a recorded run, the events are gone through here.
 * @param {Run} run @param {Wanted} wanted @param {number} at @param {'next' | 'previous'} way
 * @param {(reached: number) => boolean} goesOn told how far it has come; whether the search goes on
 * @returns {Promise<RunEvent | null>}
 */
export async function nearest(run, wanted, at, way, goesOn) {
  if (run.find && wanted.conditions) return askedFor(run, wanted.conditions, at, way, goesOn);
  for (let from = at; ;) {
    const found = way === 'next' ? await searchOn(run, wanted, from, 1, STRETCH) :
      await searchBack(run, wanted, from, 1, STRETCH);
    const [event] = found.events;
    if (event || found.isEnd || !goesOn(found.reached)) return event ?? null;
    from = found.reached;
  }
}

/**
 * @param {Run} run @param {import('../protocol/conditions.js').Condition[]} conditions @param {number} at
 * @param {'next' | 'previous'} way @param {(reached: number) => boolean} goesOn
 * @returns {Promise<RunEvent | null>}
 */
async function askedFor(run, conditions, at, way, goesOn) {
  const giving = new AbortController();
  const onProgress = (/** @type {number} */ reached) => {
    if (!goesOn(reached)) giving.abort();
  };
  const found = await run.find?.(conditions, at, way, {signal: giving.signal, onProgress}) ?? -1;
  return found < 0 ? null : (await run.events(found, 1))[0];
}

/** @param {Wanted} wanted @param {RunEvent} event */
function isWanted({kinds, matches}, event) {
  return (!kinds || kinds.includes(event.kind)) && matches(event);
}

/** @param {Run} run @param {string[]} kinds @param {'next' | 'previous'} way @param {number} at */
function ask(run, kinds, way, at) {
  return Promise.all(kinds.map((kind) => run[way](at, kind)));
}
