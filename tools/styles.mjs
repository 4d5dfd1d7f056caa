// Style sheets as they are published: shortened by esbuild. Those of shadow roots stand in template literals of modules
// called css.js or *-css.js, since pages have to find them without being bundled.
import {transform} from 'esbuild-wasm';
import {edited, nodesOf} from './syntax.mjs';

/**
 * A style sheet in fewer bytes. A mistake in it is an error.
 * @param {string} css
 * @returns {Promise<string>}
 */
export async function shortStyle(css) {
  const {code, warnings} = await transform(css, {loader: 'css', minify: true, legalComments: 'none'});
  if (warnings.length > 0) throw new Error(`${warnings[0].text}: ${warnings[0].location?.lineText}`);
  return code.trim();
}

/** A template literal with rules or declarations. */
const isStyle = ({type, quasis}) => type === 'TemplateLiteral' && quasis.some(({value}) => value.cooked.includes(':'));

/** Modules with style sheets. */
const IS_SHEET = /[-/\\]css\.js$/;

/** Shortens the sheets of such modules. */
export const shortStyles = {
  name: 'short-styles',
  async transform(code, path) {
    if (!IS_SHEET.test(path)) return null;
    const literals = Array.from(nodesOf(this.parse(code))).filter(isStyle);
    const edits = await Promise.all(literals.map(async (literal) => {
      const holes = literal.expressions.map(({start, end}) => `\${${code.slice(start, end)}}`);
      return {start: literal.start + 1, end: literal.end - 1, text: await shortTemplate(literal.quasis, holes)};
    }));
    return {code: edited(code, edits), map: null};
  },
};

/**
 * A hole stands for a value, or for rules or declarations, which are put as an at-rule of its name.
 * @param {{value: {cooked: string}}[]} quasis the text round the holes
 * @param {string[]} holes as they are written
 */
async function shortTemplate(quasis, holes) {
  const isRule = (number) => /(?:^|[{};])\s*$/.test(quasis[number].value.cooked);
  const nameOf = (number) => (isRule(number) ? `@hole-${number}-;` : `hole-${number}-`);
  const css = quasis.map(({value}, i) => value.cooked + (i < holes.length ? nameOf(i) : '')).join('');
  const isList = !css.includes('{');
  const short = isList ? (await shortStyle(`a{${css}}`)).slice('a{'.length, -'}'.length) : await shortStyle(css);
  const escaped = short.replace(/[\\`]|\$\{/g, '\\$&');
  return holes.reduce((text, hole, i) => {
    if (!text.includes(nameOf(i))) throw new Error(`The hole ${hole} is gone.`);
    return text.replace(nameOf(i), () => hole);
  }, escaped);
}
