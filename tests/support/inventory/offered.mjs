// The offers of the built package besides its types: exports, the element, the engine's lists, formats, codes, links.
import {readFileSync} from 'node:fs';
import {CODES} from './error-codes.mjs';
import {manifest, packageFolder, typesOfPackage} from './package-types.mjs';
import {firstPuzzle, hardPuzzle} from '../page/page.mjs';

const DOTS = '.'.repeat(81);
const SMALL = '1.....3..4.....2';
/** All that can be written. */
const FORMATS = ['line', 'grid', 'candidates', 'sukaku', 'dict', 'sdk', 'sdm', 'ss', 'hodoku', 'opensudoku', 'solo',
  'sudokuwiki', 'scf', 'iss', 'sudokucoach', 'fpuzzles', 'sudokupad'];
/** A run that comes to more has shown what it has. */
const MOST_EVENTS = 5000;
/** A value for each key that a link may have. */
const LINK_KEYS = {box: '2x2', state: '1pgA', s: 'ac3.mrv.ascending', step: '3', view: 'tree', speed: '2', v: '99',
  t: '99', h: '99'};

/** @returns {Promise<object>} */
export async function offeredByPackage() {
  const index = await import(new URL('node/index.js', packageFolder).href);
  const engine = await index.createEngine({mode: 'main'});
  const offered = {
    entries: entries(),
    exports: await exportsByEntry(),
    types: types(),
    'exports of loaded modules': await loadedModules(index),
    element: element(),
    keys: index.KEYS.map(([key, words]) => `${key === ' ' ? 'Space' : key}: ${words}`),
    propagators: engine.propagators().map(({id, name}) => `${id}: ${name}`),
    techniques: engine.techniques().map(({id, code, name, difficulty}) => `${id}: ${name}, ${code}, ${difficulty}`),
    levels: index.LEVELS.map(({id, upTo}) => `${id}: ${upTo}`),
    'formats written, and what they are read as': await formats(engine),
    'formats read': await formatsRead(engine),
    ...await runs(engine),
    ...await words(engine),
    'keys of links that are read': keysOfLinks(index),
    'error codes': [...CODES].sort(),
  };
  engine.dispose();
  return offered;
}

/** The conditions of each entry of the package: where its files lie in the package is nobody's business. */
function entries() {
  return Object.entries(manifest().exports).map(([name, to]) => (
    typeof to === 'string' ? name : `${name}: ${Object.keys(to).join(' ')}`));
}

async function exportsByEntry() {
  const withCode = Object.entries(manifest().exports).filter(([, {node}]) => node);
  const named = withCode.map(async ([name, {node}]) =>
    [name, Object.keys(await import(new URL(node, packageFolder).href)).sort()]);
  return Object.fromEntries(await Promise.all(named));
}

function types() {
  const tell = ({kind, members, call}) => (call ? parts(call) : [kind, ...members.flatMap(parts)]);
  return Object.fromEntries(Object.entries(typesOfPackage()).map(([entry, offered]) => [entry,
    Object.fromEntries(Object.entries(offered).map(([name, each]) => [name, tell(each)]))]));
}

/** A call in parts, one an option: `count(PuzzleInput, {…})`, `count takes signal`, `count gives complete`. */
function parts(call) {
  const [, name, taken, given = ''] = /^(\w+)\((.*)\)(?:: (.*))?$/.exec(call) ?? [];
  if (!name) return [call];
  const inBraces = (text) => [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, names]) => names.split(', '));
  const answer = given && !given.startsWith('{') ? `: ${given}` : '';
  return [`${name}(${taken.replace(/\{[^}]*\}/g, '{…}')})${answer}`,
    ...inBraces(taken).map((option) => `${name} takes ${option}`),
    ...inBraces(given).map((value) => `${name} gives ${value}`)];
}

async function loadedModules(index) {
  const names = Object.keys(index).filter((name) => name.startsWith('load'));
  const loaded = names.map(async (name) => [name, Object.keys(await index[name]()).sort()]);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The element, by the list that editors read; a test of its own holds that against the real one. */
function element() {
  const {modules} = JSON.parse(readFileSync(new URL('custom-elements.json', packageFolder), 'utf8'));
  const {tagName, attributes, members, events, slots, cssParts, cssProperties} =
    modules.flatMap(({declarations}) => declarations).find(({customElement}) => customElement);
  const names = (list) => list.map(({name}) => name || '(the default)').sort();
  const typed = (list) => list.map(({name, type}) => (type ? `${name}: ${type.text}` : name)).sort();
  const methods = members.filter(({kind}) => kind === 'method');
  return {
    tag: [tagName], attributes: typed(attributes), events: typed(events), slots: names(slots), parts: names(cssParts),
    'custom properties': names(cssProperties),
    properties: members.filter(({kind}) => kind === 'field').map(({name, readonly}) =>
      (readonly ? `${name}, to be read` : name)).sort(),
    methods: methods.map(({name, parameters = []}) =>
      `${name}(${parameters.map((each) => each.name).join(', ')})`).sort(),
  };
}

async function formats(engine) {
  const written = FORMATS.map(async (format) => {
    const {text, error} = await engine.format(firstPuzzle, format);
    return `${format}: ${error?.code ?? (await engine.parse(text)).format}`;
  });
  return (await Promise.all(written)).sort();
}

/** The formats that the texts of the tests are recognised as. */
async function formatsRead(engine) {
  const text = readFileSync(new URL('../../data/texts.txt', import.meta.url), 'utf8');
  const samples = text.split(/^@@ .*\n/m).slice(1);
  const read = await Promise.all(samples.map((sample) => engine.parse(sample)));
  return [...new Set(read.map(({format, error}) => format ?? error.code))].sort();
}

/** Kinds of events, their fields, causes, and the shape of what a run says of itself, by running. */
async function runs(engine) {
  const strategies = [...engine.propagators().map(({id}) => ({propagation: id})), {propagation: 'techniques'}];
  const [kinds, fields, causes, stats, statuses, reasons, roles] = Array.from({length: 7}, () => new Set());
  for (const strategy of strategies) {
    const {run} = await engine.run(hardPuzzle, strategy, {maxEvents: MOST_EVENTS});
    statuses.add(run.status);
    const seen = new Set();
    for (const event of await run.events(0, run.length)) {
      kinds.add(event.kind);
      causes.add(event.cause);
      for (const [name, value] of Object.entries(event)) if (value !== undefined) fields.add(name);
      const sort = `${event.kind} ${event.cause} ${event.unit === undefined} ${event.other === undefined}`;
      if (seen.has(sort)) continue;
      seen.add(sort);
      const reason = await run.reason(event.index);
      reasons.add(reason.kind);
      for (const {role} of reason.roles) roles.add(role);
    }
    for (const name of Object.keys(run.stats)) stats.add(name);
    run.dispose();
  }
  const sorted = (set) => [...set].filter(Boolean).sort();
  return {'kinds of events': sorted(kinds), 'fields of events': sorted(fields), 'causes of events': sorted(causes),
    'numbers of a run': sorted(stats), 'statuses of runs': sorted(statuses), 'kinds of reasons': sorted(reasons),
    'roles in reasons': sorted(roles)};
}

/** The words among these that are understood. */
async function words(engine) {
  const isTaken = async (answer) => (await answer).ok;
  const taken = async (names, ask) => {
    const answers = await Promise.all(names.map(async (name) => [name, await isTaken(ask(name))]));
    return answers.map(([name, ok]) => (ok ? name : `${name}: refused`)).sort();
  };
  return {
    'orders of cells': await taken(['first', 'mrv', 'mrv-degree', 'random'],
      (variable) => engine.run(SMALL, {variable})),
    'orders of digits': await taken(['ascending', 'lcv', 'random'], (value) => engine.run(SMALL, {value})),
    'ways to branch': await taken(['values', 'two-way', 'split'], (branching) => engine.run(SMALL, {branching})),
    'ways back': await taken(['backtracking', 'backjumping', 'learning'], (lookBack) => engine.run(SMALL, {lookBack})),
    symmetries: await taken(['none', 'rotational180', 'rotational90', 'horizontal', 'vertical', 'diagonal',
      'antidiagonal', 'full'], (symmetry) => engine.generate({boxRows: 2, boxCols: 2, symmetry, seed: 1})),
  };
}

/** The effect of each key of a link on what is read. */
function keysOfLinks({parseLink}) {
  const plain = parseLink(`#p=${SMALL}&step=1`).link;
  const changed = Object.entries(LINK_KEYS).map(([key, value]) => {
    const {link, error} = parseLink(`#p=${SMALL}&${key}=${value}&step=1`);
    const isOther = (name) => JSON.stringify(link[name]) !== JSON.stringify(plain[name]);
    return `${key}: ${error?.code ?? (Object.keys(link).filter(isOther).join(' ') || 'nothing')}`;
  });
  return ['p: puzzle', `z: ${Object.keys(parseLink('#z=1GGUhmlSZcqlt4RK8Wg').link).join(' ')}`, ...changed].sort();
}
