/** Chooses steps of a run by a rule, for a lesson or an animation. */

import {LOG_PAGE, grouped} from './log-lines.js';
import {STEP_KINDS} from '../run/replay.js';

/** @typedef {import('../run/timeline.js').Run} Run */

/**
 * @typedef {object} StepChoice
 * @property {'guesses' | 'turns' | 'lines' | 'every' | 'spread'} rule each guess; each guess, contradiction and
 *   solution; the last step of each line of the log; each `nth`; as many as may be, evenly
 * @property {number} [from] the first step
 * @property {number} [to] the last step
 * @property {number} [nth] steps from one to the next
 */

/** The kinds of events that a rule chooses. @type {Record<string, string[]>} */
const KINDS = {guesses: ['decide'], turns: ['decide', 'conflict', 'solution']};

/**
 * The steps, ascending; each changes the board or ends a branch, but for the ends of the range.
 * @param {Run} run
 * @param {StepChoice} choice
 * @param {number} most
 * @returns {Promise<{steps: number[], isCut: boolean}>} `isCut`: the rule has more than `most`
 */
export async function chooseSteps(run, {rule, from = 0, to = run.length, nth = 1}, most) {
  const first = inside(from, run.length);
  const last = Math.max(first, inside(to, run.length));
  const found = rule === 'lines' ? await endsOfLines(run, first, last, most + 1) :
    KINDS[rule] ? await ofKinds(run, KINDS[rule], first, last, most + 1) :
      rule === 'every' ? await apart(run, first, last, Math.max(1, Math.floor(nth) || 1), most + 1) :
        await spread(run, first, last, most);
  return {steps: found.slice(0, most), isCut: found.length > most};
}

/** @param {Run} run @param {string[]} kinds @param {number} first @param {number} last @param {number} most */
async function ofKinds(run, kinds, first, last, most) {
  const lists = await Promise.all(kinds.map(async (kind) => {
    const steps = [];
    for (let at = await run.next(Math.max(0, first - 1), kind); at < last && steps.length < most;) {
      steps.push(at + 1);
      at = await run.next(at + 1, kind);
    }
    return steps;
  }));
  return lists.flat().sort((a, b) => a - b).slice(0, most);
}

/** @param {Run} run @param {number} first @param {number} last @param {number} most */
async function endsOfLines(run, first, last, most) {
  /** @type {number[]} */
  const steps = [];
  const start = Math.floor(Math.max(0, first - 1) / LOG_PAGE) * LOG_PAGE;
  for (let page = start; page < last && steps.length < most; page += LOG_PAGE) {
    const lines = grouped(await run.events(page, LOG_PAGE)).filter(([{kind}]) => STEP_KINDS.includes(kind));
    steps.push(...lines.map((line) => line[line.length - 1].index + 1).filter((step) => step >= first && step <= last));
  }
  return steps.slice(0, most);
}

/**
 * @param {Run} run @param {number} first @param {number} last @param {number} distance @param {number} most
 */
async function apart(run, first, last, distance, most) {
  const steps = [first];
  for (let at = first + distance; at <= last && steps.length < most;) {
    const step = Math.min(last, await run.next(at - 1) + 1);
    steps.push(step);
    at = Math.max(at + distance, step + 1);
  }
  return steps;
}

/**
 * The first, the last, and evenly between them.
 * @param {Run} run @param {number} first @param {number} last @param {number} most
 */
async function spread(run, first, last, most) {
  const distance = Math.max(1, (last - first) / Math.max(1, most - 1));
  const steps = [first];
  for (let number = 1; first + number * distance < last; number += 1) {
    const at = Math.round(first + number * distance);
    if (at <= steps[steps.length - 1]) continue;
    const step = Math.min(last, await run.next(at - 1) + 1);
    if (step < last) steps.push(step);
  }
  if (last > first) steps.push(last);
  return [...new Set(steps)];
}

/** @param {number} step @param {number} length */
function inside(step, length) {
  return Math.min(length, Math.max(0, Math.floor(step) || 0));
}
