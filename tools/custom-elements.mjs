// custom-elements.json, made by the standard analyzer (https://custom-elements-manifest.open-wc.org) from the tags above
// the element's class, and its public methods and accessors. Here they get the names that they have in the package.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {create, ts} from '@custom-elements-manifest/analyzer';
import {root} from './bundle.mjs';

/** The class, and the tag that it has on a page. */
export const CLASS = 'SudokuScope';
export const TAG = 'sudoku-scope';

/** The sources of the element: the class that it extends, and its own. */
const SOURCES = ['web/src/element/attributes.js', 'web/src/sudoku-scope.js'];

/** The element as the analyzer finds it in its sources. */
const found = create({modules: SOURCES.map((path) => (
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true)))}).modules
    .flatMap(({declarations}) => declarations).find(({name}) => name === CLASS);

/** The public members that its classes declare. */
const declared = found.members.filter(({privacy, static: isStatic}) => privacy !== 'private' && !isStatic);

/**
 * The attributes, each a property of the same name.
 * @type {{name: string, type: {text: string}, description: string, fieldName: string}[]}
 */
export const attributes = found.attributes.map((attribute) => ({...attribute, fieldName: attribute.name}));

/** Those whose properties are made in a loop, so that no member says of them. */
export const madeAttributes = attributes.filter(({name}) => !declared.some((member) => member.name === name));

/**
 * The events, with the type of their `detail`.
 * @type {{name: string, detail: string, description: string}[]}
 */
export const events = found.events.map(({name, type, description}) => ({name, detail: type.text, description}));

/** A property for each attribute, the other properties, and the methods. */
function members() {
  const own = declared.filter(({name}) => !attributes.some((attribute) => attribute.name === name));
  return [
    ...attributes.map(({name, type, description}) => ({kind: 'field', name, description, type, attribute: name})),
    ...own.map(({return: returned, inheritedFrom, ...member}) => member),
  ];
}

/** The manifest. */
export function customElements() {
  const {description, slots, cssParts, cssProperties} = found;
  const exported = (kind, name) => ({kind, name, declaration: {name: CLASS, module: 'element.js'}});
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [{
      kind: 'javascript-module',
      path: 'element.js',
      declarations: [{
        kind: 'class', name: CLASS, customElement: true, tagName: TAG, description, superclass: {name: 'HTMLElement'},
        attributes, members: members(), slots, cssParts, cssProperties,
        events: events.map(({name, detail, description: told}) =>
          ({name, description: told, type: {text: `CustomEvent<${detail}>`}})),
      }],
      exports: [exported('js', CLASS)],
    }, {
      kind: 'javascript-module',
      path: 'sudoku-scope.js',
      declarations: [],
      exports: [exported('custom-element-definition', TAG)],
    }],
  };
}
