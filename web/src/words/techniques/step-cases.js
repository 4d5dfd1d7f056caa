/**
 * The cases of a forcing chain: what each starts from, and which part of the reason is its own. What is told of cases
 * and what is drawn of them both go by this.
 */

/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').HumanReason} HumanReason */

/**
 * @typedef {object} StepCase
 * @property {{cell: number, digit: number}} start what is assumed
 * @property {HumanReason['roles']} roles
 * @property {HumanReason['links']} links
 */

/**
 * In the order in which they are told; of a technique that has no cases, none.
 * @param {FoundStep} step
 * @returns {StepCase[]}
 */
export function casesOf({technique, reason: {roles, links}}) {
  if (!technique.endsWith('forcing-chain')) return [];
  return roles.filter(({role}) => role === 'pivot').map(({cell, digit, group}) => ({
    start: {cell, digit}, roles: roles.filter((mark) => mark.group === group),
    links: links.filter((link) => link.group === group),
  }));
}
