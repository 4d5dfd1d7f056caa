// custom-elements.json, made from what the element's source says of itself: the tags above its class, and its public
// methods and accessors. The schema is that of https://github.com/webcomponents/custom-elements-manifest.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {root} from './bundle.mjs';

const path = join(root, 'web/src/sudoku-scope.js');
const basePath = join(root, 'web/src/element/attributes.js');
const module = 'sudoku-scope.js';
/** The class, and the tag that it has on a page. */
export const CLASS = 'SudokuScope';
export const TAG = 'sudoku-scope';

/** What the custom element calls, and no page. */
const CALLBACKS = ['connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'];

/** The class in the source. */
export function elementClass() {
  return classIn(path);
}

/** What that one extends. */
export function baseClass() {
  return classIn(basePath);
}

/** The class that a source exports. */
function classIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return source.statements.find((node) => ts.isClassDeclaration(node));
}

/**
 * The attributes, as the tags of the class have them.
 * @returns {{name: string, type: string, description: string}[]}
 */
export function attributes(node = elementClass()) {
  return tagsOf(node, 'attr').map((text) => {
    const [, type, name, description] = /^\{([^}]+)\} (\S+) - (.+)$/.exec(text);
    return {name, type, description};
  });
}

/** The texts of the tags of one name. @param {string} name */
function tagsOf(node, name) {
  return ts.getJSDocTags(node).filter((tag) => tag.tagName.text === name)
    .map((tag) => ts.getTextOfJSDocComment(tag.comment).replace(/\s+/g, ' ').trim());
}

/** Tags of the form `name - description`; a slot may have no name. @param {string} tag */
function named(node, tag) {
  return tagsOf(node, tag).map((text) => {
    const [, name, description] = /^(?:(\S+) )?- (.+)$/.exec(text);
    return {name: name ?? '', description};
  });
}

/**
 * The events, with the type of their `detail`.
 * @returns {{name: string, detail: string, description: string}[]}
 */
export function events(node = elementClass()) {
  return tagsOf(node, 'fires').map((text) => {
    const [, detail, name, description] = /^\{(.+)\} (\w+) - (.+)$/.exec(text);
    return {name, detail, description};
  });
}

/** What a comment says before its first tag. */
function descriptionOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').trim() || undefined;
}

/** Public methods. */
function methods(node) {
  return node.members.filter((member) => ts.isMethodDeclaration(member) && ts.isIdentifier(member.name) &&
      !CALLBACKS.includes(member.name.text)).map((member) => ({
    kind: 'method', name: member.name.text, description: descriptionOf(member),
    parameters: member.parameters.map((parameter) => {
      const [tag] = ts.getJSDocParameterTags(parameter);
      return {name: parameter.name.text, type: {text: tag?.typeExpression?.type.getText() ?? 'any'},
        ...(tag?.isBracketed && {optional: true})};
    }),
  }));
}

/** Properties: one for each attribute, and those that can be read only. */
function fields(node) {
  const known = attributes(node);
  const readable = node.members.filter((member) => ts.isGetAccessor(member) && ts.isIdentifier(member.name) &&
    !known.some(({name}) => name === member.name.text));
  return [
    ...known.map(({name, type, description}) =>
      ({kind: 'field', name, description, type: {text: type}, attribute: name})),
    ...readable.map((member) =>
      ({kind: 'field', name: member.name.text, description: descriptionOf(member), readonly: true})),
  ];
}

/** The manifest. */
export function customElements() {
  const node = elementClass();
  const exported = (kind, name, declared) =>
    ({kind, name, declaration: {name: CLASS, module: declared}});
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [{
      kind: 'javascript-module',
      path: 'element.js',
      declarations: [{
        kind: 'class', name: CLASS, customElement: true, tagName: TAG, description: descriptionOf(node),
        superclass: {name: 'HTMLElement'},
        attributes: attributes(node).map(({name, type, description}) =>
          ({name, description, type: {text: type}, fieldName: name})),
        members: [...fields(node), ...methods(node)],
        events: events(node).map(({name, detail, description}) =>
          ({name, description, type: {text: `CustomEvent<${detail}>`}})),
        slots: named(node, 'slot'),
        cssParts: named(node, 'csspart'),
        cssProperties: named(node, 'cssprop'),
      }],
      exports: [exported('js', CLASS, 'element.js')],
    }, {
      kind: 'javascript-module',
      path: module,
      declarations: [],
      exports: [exported('custom-element-definition', TAG, 'element.js')],
    }],
  };
}
