/**
 * The looks of a board as attributes, for pictures that carry no style sheet: policies forbid one inside of a page, and
 * not every program that opens a picture reads one. They are read off the board's own style sheet.
 */

import {BANDS_CSS} from '../board/bands.js';
import {MARKS_CSS, PATTERN_CSS} from '../board/marks-css.js';
import {RULES_CSS} from '../board/rules/rule-marks.js';
import {BOARD_CSS} from '../parts-css.js';
import {DARK, LIGHT} from '../theme-css.js';

/** @typedef {import('../dom.js').Attributes} Attributes */
/** @typedef {import('./xml.js').XmlElement} XmlElement */
/** @typedef {(element: XmlElement, inherited?: Attributes) => XmlElement} Dresser */

/** Properties that are attributes, too; all but the last are inherited. */
const DRESSED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'shape-rendering', 'font-weight', 'font-size', 'text-anchor', 'opacity'];
/** Commas, but for those in brackets: `:is(.digit,.mark)` is a part of one selector. */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;
/** Looks on condition. */
const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g;
/** Selectors that don't matter to a picture. */
const LEFT_OUT = ['class', 'part', 'data-unit'];

/**
 * A theme's colours by their tokens; those of a page are custom properties of its own.
 * @param {'light' | 'dark' | 'page'} theme
 * @returns {Record<string, string>}
 */
export function tokensOf(theme) {
  const declared = [...(theme === 'dark' ? DARK : LIGHT).matchAll(/--([\w-]+):([^;]*);/g)];
  const raw = Object.fromEntries(declared.map(([, name, value]) => [name, value.trim()]));
  /** @type {(value: string) => string} */
  const resolved = (value) => {
    const [, name, fallback] = /^var\(--([\w-]+)(?:,(.*))?\)$/.exec(value) ?? [];
    return name ? resolved(fallback ?? raw[name]) : value;
  };
  return Object.fromEntries(Object.entries(raw).map(([name, value]) =>
    [name, theme === 'page' ? `var(--${name})` : resolved(value)]));
}

/**
 * Gives elements and their descendants attributes in place of their classes.
 * @param {Record<string, string>} tokens
 * @returns {Dresser}
 */
export function dresser(tokens) {
  const rules = rulesOf((BOARD_CSS + BANDS_CSS + MARKS_CSS + PATTERN_CSS + RULES_CSS).replace(MEDIA, ''), tokens);
  /** @type {Dresser} */
  const dress = ({tag, attributes, children}, inherited = {}) => {
    const classes = String(attributes.class ?? '').split(' ');
    const matching = rules.filter((rule) => rule.tag ? rule.tag === tag :
      rule.classes.every((name) => classes.includes(name)));
    /** @type {Attributes} */
    const own = Object.assign({}, ...matching.map(({looks}) => looks), attributes);
    for (const name of LEFT_OUT) delete own[name];
    for (const name of ['fill', 'stroke']) separateOpacity(own, name);
    for (const name of DRESSED) if (own[name] === inherited[name]) delete own[name];
    const passed = {...inherited, ...own, opacity: '1'};
    return {tag, attributes: own, children: children.map((child) =>
      (typeof child === 'string' ? child : dress(child, passed)))};
  };
  return dress;
}

/**
 * The rules for what a picture has: elements of a class, or all of a tag.
 * @param {string} css @param {Record<string, string>} tokens
 */
function rulesOf(css, tokens) {
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors, body]) => {
    const declared = body.split(';').map((line) => line.split(':').map((part) => part.trim()))
      .filter(([name]) => DRESSED.includes(name));
    const looks = Object.fromEntries(declared.map(([name, value]) =>
      [name, value.replace(/^var\(--([\w-]+)\)$/, (_, token) => tokens[token])]));
    return selectors.split(BETWEEN_SELECTORS).flatMap((selector) => {
      const [, tag = '', classes = ''] = /^(?:\.board )?(?:(text)|((?:\.[\w-]+)+))$/.exec(selector.trim()) ?? [];
      return (tag || classes) && declared.length ? [{tag, classes: classes.split('.').slice(1), looks}] : [];
    });
  });
}

/**
 * `#rrggbbaa` as a colour and how much it covers, for programs that know no such colours.
 * @param {Attributes} attributes @param {string} name
 */
function separateOpacity(attributes, name) {
  const [, colour, alpha] = /^(#\w{6})(\w\w)$/.exec(String(attributes[name] ?? '')) ?? [];
  if (!colour) return;
  attributes[name] = colour;
  attributes[`${name}-opacity`] = Number(attributes[`${name}-opacity`] ?? 1) * parseInt(alpha, 16) / 255;
}
