// The types of build/package, entry by entry: the names, and of each the members that are for everybody.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

export const packageFolder = new URL('../../../build/package/', import.meta.url);
export const manifest = () => JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));

/** @typedef {{kind: string, members: string[], call?: string}} Offered `members` as names; `call` how it is called */

/**
 * The exports of every entry that has types, by its name in the manifest.
 * @returns {Record<string, Record<string, Offered>>}
 */
export function typesOfPackage() {
  const entries = Object.entries(manifest().exports).filter(([, {types}]) => types);
  const paths = Object.fromEntries(entries.map(([name, {types}]) =>
    [name, fileURLToPath(new URL(types, packageFolder))]));
  const program = ts.createProgram(Object.values(paths), {
    target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: [], strict: true, skipLibCheck: true,
  });
  const reader = new DeclarationReader(program.getTypeChecker());
  const symbols = Object.entries(paths).map(([name, path]) => [name, reader.symbolsOf(program.getSourceFile(path))]);
  return Object.fromEntries(symbols.map(([name, own]) => [name, reader.tell(own)]));
}

/** The names in the element's types that the package makes for itself. */
const OWN = /^Session/;

class DeclarationReader {
  #checker;
  /** Types that have a name of their own, which is said in their place. @type {Set<string>} */
  #named = new Set();

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.#checker = checker;
  }

  /** The exports of a source. @param {ts.SourceFile} source @returns {ts.Symbol[]} */
  symbolsOf(source) {
    const module = this.#checker.getSymbolAtLocation(source);
    const symbols = (module ? this.#checker.getExportsOfModule(module) : []).filter(({name}) => !OWN.test(name));
    for (const {name} of symbols) this.#named.add(name);
    return symbols;
  }

  /** @param {ts.Symbol[]} symbols @returns {Record<string, Offered>} by their names */
  tell(symbols) {
    return Object.fromEntries(symbols.map((symbol) => [symbol.name, this.#offered(symbol)])
      .sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** @param {ts.Symbol} symbol @returns {Offered} */
  #offered(symbol) {
    const real = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    if (real.flags & ts.SymbolFlags.Function) return {kind: 'function', members: [], call: this.#call(real)};
    if (real.flags & ts.SymbolFlags.Variable) return {kind: 'value', members: []};
    const type = this.#checker.getDeclaredTypeOfSymbol(real);
    return {kind: real.flags & ts.SymbolFlags.Class ? 'class' : 'type', members: this.#members(type)};
  }

  /** @param {ts.Type} type @returns {string[]} methods as they are called */
  #members(type) {
    return this.#properties(type).map((member) => (
      member.flags & ts.SymbolFlags.Method ? this.#call(member) : member.name)).sort();
  }

  /** Properties that the package declares for everybody, and does not keep for itself. @param {ts.Type} type */
  #properties(type) {
    const parts = type.isUnion() ? type.types : [type];
    const isObject = (/** @type {ts.Type} */ {flags}) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    const own = parts.flatMap((part) => (isObject(part) ? part.getProperties() : []));
    const isOurs = (/** @type {ts.Symbol} */ {declarations, name}) => !/^(__)?#|Callback$/.test(name) &&
      !name.endsWith('EventListener') && declarations?.some((each) => isOfPackage(each));
    const isForAll = (/** @type {ts.Symbol} */ member) =>
      !/not for pages/.test(ts.displayPartsToString(member.getDocumentationComment(this.#checker)));
    return [...new Map(own.filter(isOurs).filter(isForAll).map((member) => [member.name, member])).values()];
  }

  /** As in `count(puzzle, {limit, signal}): {count, complete}`. @param {ts.Symbol} symbol */
  #call(symbol) {
    const [signature] = this.#checker.getTypeOfSymbol(symbol).getCallSignatures();
    const parameters = signature.getParameters().map((parameter) =>
      this.#shape(this.#checker.getTypeOfSymbol(parameter)) || parameter.name);
    const answer = this.#shape(this.#awaited(signature.getReturnType()));
    return `${symbol.name}(${parameters.join(', ')})${answer && `: ${answer}`}`;
  }

  /** @param {ts.Type} type */
  #awaited(type) {
    return type.symbol?.name === 'Promise' ? this.#checker.getTypeArguments(/** @type {any} */ (type))[0] : type;
  }

  /** A type by its name, if it has one, else by the names in it; empty for what is no object. @param {ts.Type} type */
  #shape(type) {
    const given = this.#checker.getNonNullableType(type);
    const name = given.aliasSymbol?.name ?? given.symbol?.name ?? '';
    if (this.#named.has(name)) return name;
    const isValue = (/** @type {ts.Symbol} */ {flags}) => !(flags & ts.SymbolFlags.Method);
    const names = this.#properties(given).filter(isValue).map((each) => each.name);
    return names.length > 0 ? `{${names.sort().join(', ')}}` : '';
  }
}

/** @param {ts.Node} node */
function isOfPackage(node) {
  return node.getSourceFile().fileName.includes('/build/package/types/');
}
