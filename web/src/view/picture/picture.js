/**
 * The board at a step as a picture of its own: the text of an SVG file that needs no style sheet, no font and no
 * document to be made in. It shows what the page shows, since it is drawn by the same functions.
 */

import player from '../../../languages/en/player.js';
import {speaker} from '../../language/catalogue.js';
import {geometryOf} from '../../grid/geometry.js';
import {sentence} from '../../words/narrate.js';
import {loadWordsOf} from '../../words/pattern-words-loader.js';
import {hasCandidate} from '../../grid/candidates.js';
import {wholePatternOf} from '../../words/techniques/step-pattern.js';
import {loadStateCodes} from '../../links/state-code-loader.js';
import {Timeline} from '../../run/timeline.js';
import {puzzleName} from '../../words/numbers.js';
import {ruleSummaries} from '../../words/rule-words.js';
import {bands} from '../board/bands.js';
import {cellMarks, digitLook, groundLook} from '../board/cell-marks.js';
import {frame} from '../board/frame.js';
import {BASELINE, DOT, LEAST_TYPE, ROOMS, candidateSize, candidateSpot, layoutOf, xOf, yOf} from '../board/layout.js';
import {stepMarks} from '../board/marks.js';
import {patternMarks} from '../board/pattern-marks.js';
import {cellsRunThrough} from '../board/rules/constraint-marks.js';
import {ruleMarks} from '../board/rules/rule-marks.js';
import {usualSpots} from '../board/pattern-spots.js';
import {captionHeight, captionOf} from './caption.js';
import {dresser, tokensOf} from './inline-styles.js';
import {sceneOfPuzzle} from '../board/scene.js';
import {sceneOf} from '../board/step-scene.js';
import {rounded, xml, xmlText} from './xml.js';

const say = speaker('player', player);

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../words/narrate.js').Part} Part */
/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {import('./xml.js').XmlElement} XmlElement */

/**
 * @typedef {object} PictureOptions
 * @property {'light' | 'dark' | 'page'} [theme] light; `page` where the picture is put into a page that has the tokens
 *   of the theme as custom properties, to its edges
 * @property {number} [width] in pixels, at least 160; as large as on a wide page where it is absent, and so large
 *   that candidates can be read
 * @property {'auto' | 'all' | 'focus' | 'none'} [candidates] as the element's attribute
 * @property {import('../../grid/geometry.js').Notation} [notation]
 * @property {string} [label] of the puzzle; how large it is and how many givens it has, where absent
 * @property {boolean} [caption] whether the step's sentence stands below the grid
 * @property {string} [ground] the colour behind it all, as `#fff`; the theme's page, where absent
 */

/**
 * A step as it is shown.
 * @typedef {object} Shot
 * @property {string} svg the picture
 * @property {number} width
 * @property {number} height
 * @property {number} step
 * @property {Part[]} words its sentence, with the marks it wears
 */

const FONT = 'system-ui,-apple-system,Segoe UI,Roboto,Inter,Noto Sans,sans-serif';
/** Round everything: two letters of a row's name reach into it. */
const MARGIN = 10;
const LEAST_WIDTH = 140;
const MOST_WIDTH = 4000;
/** Below this width, as on a phone. */
const NARROW = 420;
/** Two digits and more don't fit where candidates stand. */
const MOST_SYMBOLS = 35;

/** Steps of one run as pictures of one size. */
export class Pictures {
  #timeline;
  #geometry;
  #options;
  #draw;

  /** @param {Run} run @param {PictureOptions} [options] */
  constructor(run, options = {}) {
    const {puzzle} = run;
    this.run = run;
    this.#options = options;
    this.#timeline = new Timeline(run);
    this.#geometry = geometryOf(puzzle);
    this.#draw = new Drawing(this.#geometry, options);
  }

  /** @param {number} step brought to the run's nearest end @returns {Promise<Shot>} */
  async at(step) {
    const {run} = this;
    const {candidates = 'auto', notation, label = puzzleName(run.puzzle)} = this.#options;
    await Promise.all([loadWordsOf(run.strategy, run.puzzle.rules), loadStateCodes(run.puzzle)]);
    const moment = await this.#timeline.at(Math.min(Math.max(0, Math.floor(step) || 0), run.length));
    const scene = sceneOf(this.#geometry, run.puzzle.givens, moment, {
      candidates, keepsCandidates: run.strategy.propagation !== 'none', failed: run.status === 'none',
    });
    const words = sentence(moment, run, notation);
    const placeOf = (/** @type {number} */ at) => (at ? say('at', {step: at, length: run.length}) : say('start'));
    const [place, widest] = [placeOf(moment.index), placeOf(run.length)];
    return {...this.#draw.picture(scene, {label, place, widest, words}), step: moment.index, words};
  }
}

/**
 * A step of a run.
 * @param {Run} run @param {number} step @param {PictureOptions} [options]
 */
export async function picture(run, step, options) {
  return (await new Pictures(run, options).at(step)).svg;
}

/**
 * A puzzle: givens, the digits that a player set, and pencil marks.
 * @param {import('../../protocol/kinds.js').Puzzle} puzzle
 * @param {PictureOptions & {step?: import('../../protocol/people.js').FoundStep,
 *   pattern?: import('../../words/techniques/step-pattern.js').StepPattern}} [options] step: of a technique, drawn with
 *   its pattern; pattern: drawn in its place
 * @returns {string}
 */
export function puzzlePicture(puzzle, options = {}) {
  const {candidates} = puzzle;
  const shape = geometryOf(puzzle);
  const scene = sceneOfPuzzle(shape, puzzle);
  candidates?.forEach((mask, cell) => {
    scene.candidates[2 * cell] = Number(mask & 0xffffffffn);
    scene.candidates[2 * cell + 1] = Number(mask >> 32n);
  });
  const label = options.label ?? puzzleName(puzzle);
  if (options.step) scene.pattern = options.pattern ?? wholePatternOf(shape, options.step);
  return new Drawing(shape, options).picture(scene, {label, place: '', words: []}).svg;
}

/** Scenes of one shape, drawn at one size in one theme. */
class Drawing {
  #geometry;
  #layout;
  #options;
  /** @type {Record<string, string>} */
  #tokens;
  #dress;
  #margin;
  /** Pixels that cells of whole pixels leave of the width that is wanted. */
  #spare;

  /** @param {Geometry} shape @param {PictureOptions} options */
  constructor(shape, options) {
    this.#geometry = shape;
    this.#options = options;
    const isInPage = options.theme === 'page';
    this.#margin = isInPage ? 0 : MARGIN;
    const wanted = options.width ? Math.floor(options.width) - 2 * this.#margin : usualWidth(shape);
    const across = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wanted));
    const room = isInPage ? ROOMS.embed : across < NARROW ? ROOMS.narrow : ROOMS.wide;
    this.#layout = layoutOf(shape, across, Infinity, room);
    this.#spare = options.width && !isInPage ? Math.max(0, across - this.#layout.width) : 0;
    const tokens = tokensOf(options.theme ?? 'light');
    this.#tokens = {...tokens, page: options.ground ?? tokens.page};
    this.#dress = dresser(this.#tokens);
  }

  /** @param {Scene} scene @param {Omit<import('./caption.js').Text, 'labels'> & {label: string}} text */
  picture(scene, {label: name, ...more}) {
    const {pattern} = scene;
    const shape = this.#geometry;
    const labels = shape.rules ? ruleSummaries(shape).map((rules) => `${name}. ${rules}`) : [name];
    const text = {labels, ...more};
    const layout = this.#layout;
    const margin = this.#margin;
    const width = layout.width + 2 * margin + this.#spare;
    const left = -margin - Math.floor(this.#spare / 2);
    const hasConstraints = shape.constraints.length > 0;
    const below = this.#options.caption ? captionHeight(text, layout, hasConstraints) : 0;
    const height = layout.height + 2 * margin + below;
    const used = pattern?.constraints ?? scene.used ?? [];
    const rules = ruleMarks(shape, layout, xml, used);
    const isSetOff = cellsRunThrough(shape, used).length > 0;
    const {lines, names} = frame(shape, layout, this.#options.notation ?? 'A1', xml);
    const {cause, effect} = stepMarks(shape, layout, scene, xml);
    for (const name of /** @type {XmlElement[]} */ (names.children)) {
      if (name.attributes['data-unit'] === scene.unit) name.attributes.class = 'axis on';
    }
    const plain = text.words.map((part) => part.text).join('');
    const all = xml('svg', {
      'xmlns': 'http://www.w3.org/2000/svg', 'role': 'img', width, height,
      'viewBox': `${left} ${-margin} ${width} ${height}`,
      'font-family': FONT, 'text-anchor': 'middle',
    },
    xml('title', {}, [labels[0], text.place].filter(Boolean).join(', ')), ...plain ? [xml('desc', {}, plain)] : [],
    xml('rect', {x: left, y: -margin, width, height, fill: this.#tokens.page}),
    xml('rect', {...inside(layout), class: 'paper'}), ...rules.below, ...this.#cells(scene, isSetOff),
    lines, xml('g', {}, ...bands(layout, scene.depth, xml)), names, xml('g', {}, ...cause, ...effect), ...rules.above,
    ...pattern ? [xml('g', {}, ...patternMarks(shape, layout, pattern, usualSpots(shape, layout), xml))] : [],
    ...this.#options.caption ? [captionOf(text, layout, this.#tokens, hasConstraints)] : []);
    return {svg: xmlText(this.#dress(all)), width, height};
  }

  /**
   * Grounds, candidates, digits and what goes with them.
   * @param {Scene} scene @param {boolean} isSetOff whether digits are set off from what is drawn below them
   * @returns {XmlElement[]}
   */
  #cells(scene, isSetOff) {
    const layout = this.#layout;
    const {side} = layout;
    const grounds = [];
    const digits = [];
    const marks = [];
    for (const cell of layout.cells) {
      const [x, y] = this.#corner(cell);
      const ground = groundLook(scene, cell);
      if (ground['fill-opacity']) grounds.push(xml('rect', {x, y, width: side, height: side, ...ground}));
      const digit = scene.digits[cell];
      const isClashing = scene.clashing.includes(cell);
      if (digit && (isClashing || scene.conflict?.cell !== cell)) {
        const look = digitLook(this.#geometry, side, scene.kinds[cell], isClashing);
        digits.push(xml('text', {...look, x: x + side / 2, y: y + look.y}, this.#geometry.symbol(digit)));
      }
      const own = cellMarks(this.#geometry, scene, cell, side, xml);
      if (own.length) marks.push(xml('g', {transform: `translate(${x} ${y})`}, ...own));
    }
    const halo = (/** @type {number} */ type) => (isSetOff ? {
      'stroke': this.#tokens.surface, 'stroke-width': rounded(Math.min(3, 0.22 * type)), 'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    } : {});
    return [xml('g', {}, ...grounds), xml('g', halo(candidateSize(this.#geometry, side)), this.#candidates(scene)),
      xml('g', halo(side), ...digits), xml('g', {}, ...marks)];
  }

  /** A text or a path for each cell, since there may be fifteen thousand candidates. @param {Scene} scene */
  #candidates(scene) {
    const shape = this.#geometry;
    const type = candidateSize(shape, this.#layout.side);
    const areDots = type < LEAST_TYPE || shape.size > MOST_SYMBOLS;
    const kept = {class: 'candidates', ...areDots ? {} : {'font-size': type}};
    const all = xml('g', kept);
    for (const cell of this.#layout.cells) {
      const isLost = scene.conflict?.cell === cell && !scene.clashing.includes(cell);
      if (scene.digits[cell] && !isLost) continue;
      const digits = Array.from({length: shape.size}, (_, i) => i + 1)
        .filter((digit) => isLost || hasCandidate(scene.candidates, cell, digit));
      if (!digits.length) continue;
      const look = isLost ? {class: 'candidates gone'} : {};
      all.children.push(areDots ? this.#dots(cell, digits, look) : this.#symbols(cell, digits, type, look));
    }
    return all;
  }

  /** @param {number} cell @param {number[]} digits @param {number} type @param {{class?: string}} look */
  #symbols(cell, digits, type, look) {
    const spots = digits.map((digit) => this.#spot(cell, digit));
    return xml('text', {
      x: spots.map(({x}) => rounded(x)).join(' '), y: spots.map(({y}) => rounded(y + BASELINE * type)).join(' '),
      ...look,
    }, digits.map((digit) => this.#geometry.symbol(digit)).join(''));
  }

  /** @param {number} cell @param {number[]} digits @param {{class?: string}} look */
  #dots(cell, digits, look) {
    const spots = digits.map((digit) => this.#spot(cell, digit));
    const colour = this.#tokens[look.class ? 'ink-2' : 'candidate'];
    return xml('path', {
      'd': spots.map(({x, y}) => `M${rounded(x)} ${rounded(y)}h0`).join(''), 'stroke': colour, 'stroke-width': 2 * DOT,
      'stroke-linecap': 'round',
    });
  }

  /** @param {number} cell @param {number} digit */
  #spot(cell, digit) {
    const [left, top] = this.#corner(cell);
    const {x, y} = candidateSpot(this.#geometry, this.#layout.side, digit);
    return {x: left + x, y: top + y};
  }

  /** @param {number} cell */
  #corner(cell) {
    const {column, row} = this.#geometry;
    return [xOf(this.#layout, column(cell)), yOf(this.#layout, row(cell))];
  }
}

/** As on a wide page; above 9x9 so large that candidates can be read. @param {Geometry} shape */
function usualWidth({size}) {
  const {left, right} = ROOMS.wide;
  return left + right + (size <= 9 ? 540 : (size > MOST_SYMBOLS ? 40 : 52) * size);
}

/** @param {Layout} layout */
function inside({left, top, side, part}) {
  return {x: left, y: top, width: side * part.columns, height: side * part.rows};
}
