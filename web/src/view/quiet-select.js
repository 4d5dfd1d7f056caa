/** A choice that looks like text: what it is about, what is chosen, and an arrow. */

import {element} from './dom.js';
import {icon} from './icons.js';

export const QUIET_SELECT_CSS = `
.quiet-select{position:relative;display:inline-flex;align-items:center;gap:6px;white-space:nowrap;
font-size:calc(13*var(--u));
color:var(--ink-3)}
.quiet-select select{appearance:none;min-height:calc(36*var(--u));padding:0;padding-inline-end:18px;border:0;
background:none;font-size:calc(13*var(--u));
field-sizing:content}
.quiet-select select:hover{text-decoration:underline}
.quiet-select .icon{position:absolute;inset-inline-end:0;width:14px;height:14px;color:var(--ink);pointer-events:none}
`;

/**
 * @param {string} label stands before it; for the eye too, unless `isSpoken`
 * @param {[value: string, words: string][]} options
 * @param {(value: string) => void} onChange
 * @param {boolean} [isSpoken]
 */
export function quietSelect(label, options, onChange, isSpoken = false) {
  const select = element('select', isSpoken ? {'aria-label': label} : {},
    ...options.map(([value, words]) => element('option', {value}, words)));
  select.addEventListener('change', () => onChange(select.value));
  const root = element('label', {class: 'quiet-select'}, isSpoken ? '' : label, select, icon('down'));
  return {root, select};
}
