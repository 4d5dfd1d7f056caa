// custom-elements.json says of the element what holds of it.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import test from 'node:test';
import Ajv from 'ajv';
import {SudokuScope} from '../../build/package/element.js';
import {needsBrowser} from '../support/page/browser.mjs';
import {browser} from '../support/page/contexts.mjs';
import {html, startHost} from '../support/host.mjs';
import {hardPuzzle} from '../support/page/page.mjs';

const root = new URL('../../build/package/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', root), 'utf8'));
const {modules} = manifest;
const declared = modules.flatMap(({declarations}) => declarations).find(({customElement}) => customElement);
const names = (list) => list.map(({name}) => name).sort();
const ofKind = (kind) => declared.members.filter((member) => member.kind === kind);

test('it is of the form that editors read', () => {
  const schema = createRequire(import.meta.url)('custom-elements-manifest/schema.json');
  const ajv = new Ajv({allErrors: true, strict: false});
  assert.ok(ajv.validate(schema, manifest), ajv.errorsText());
});

test('its attributes are those that the element observes, and properties of the same name', () => {
  assert.deepEqual(names(declared.attributes), [...SudokuScope.observedAttributes].sort());
  assert.deepEqual(declared.attributes.filter(({fieldName}) => !(fieldName in SudokuScope.prototype)), []);
});

test('its members are the public ones of the class', () => {
  // Under node there is no HTMLElement below these two classes.
  const classes = [Object.getPrototypeOf(SudokuScope), SudokuScope];
  const own = Object.assign({}, ...classes.map(({prototype}) => Object.getOwnPropertyDescriptors(prototype)));
  const isOurs = (name) => !/^constructor$|Callback$/.test(name);
  const methods = Object.keys(own).filter((name) => isOurs(name) && own[name].value);
  const fields = Object.keys(own).filter((name) => own[name].get);
  assert.deepEqual(names(ofKind('method')), methods.sort());
  assert.deepEqual(names(ofKind('field')), fields.sort());
  const isReadOnly = (name) => !own[name].set;
  assert.deepEqual(names(ofKind('field').filter(({readonly}) => readonly)), fields.filter(isReadOnly).sort());
});

test('everything that it names is described', () => {
  const lists = [declared.attributes, declared.events, declared.slots, declared.cssParts, declared.cssProperties];
  const all = [...lists.flat(), ...declared.members, declared];
  assert.deepEqual(names(all.filter(({description}) => !description)), []);
  assert.deepEqual(names(modules.flatMap(({exports}) => exports)), ['SudokuScope', 'sudoku-scope']);
});

/** The states and events of the element in the course of a run, with an error at the end. */
async function observe(puzzle) {
  const scope = document.querySelector('sudoku-scope');
  const heard = new Set();
  const dispatch = scope.dispatchEvent;
  scope.dispatchEvent = function (event) {
    heard.add(event.type);
    return dispatch.call(this, event);
  };
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const root = () => scope.shadowRoot;
  scope.puzzle = puzzle;
  await until(() => scope.result);
  scope.next();
  const parts = new Set();
  const see = async (name) => {
    await until(() => root().querySelector(`[part=${name}]`));
    for (const {part} of root().querySelectorAll('[part]')) part.forEach((name) => parts.add(name));
  };
  for (const panel of ['tree', 'code', 'queue', 'stats', 'log']) {
    scope.view = panel;
    await see(panel);
  }
  scope.controls = 'full';
  await see('readouts');
  scope.controls = 'compact';
  scope.speed = 1e6;
  scope.play();
  await until(() => scope.ended);
  scope.play();
  scope.pause();
  scope.speed = 1;
  scope.seek('start');
  scope.editable = true;
  await until(() => scope.step === 0 && root().querySelector('slot[name=typing]'));
  root().querySelector('[role=gridcell]:nth-child(2)').dispatchEvent(
    new KeyboardEvent('keydown', {key: '6', bubbles: true, composed: true}));
  await until(() => heard.has('change'));
  const slots = [...root().querySelectorAll('slot')].map(({name}) => name);
  const css = root().adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({cssText}) => cssText)).join('');
  const properties = css.match(/--scope-[a-z\d-]+/g);
  scope.puzzle = '12';
  await until(() => heard.has('error'));
  return {events: [...heard], parts: [...parts], slots, properties: [...new Set(properties)]};
}

test('its events, slots, parts and custom properties are those of an element that is used', needsBrowser, async (t) => {
  const host = await startHost({'': {body: html(`<sudoku-scope controls="compact"></sudoku-scope>
    <script type="module" src="./package/sudoku-scope.js"></script>`)}}, {'package/': {root}});
  const page = await (await browser()).newPage();
  t.after(() => Promise.all([page.close(), host.close()]));
  await page.setViewportSize({width: 1000, height: 800});
  await page.goto(host.url);
  const seen = await page.evaluate(observe, hardPuzzle);
  assert.deepEqual(seen.events.sort(), names(declared.events));
  assert.deepEqual(seen.slots.sort(), names(declared.slots));
  assert.deepEqual(seen.parts.sort(), names(declared.cssParts));
  assert.deepEqual(seen.properties.sort(), names(declared.cssProperties));
});
