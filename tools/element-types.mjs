// The types of the element that tsc can't see in its source: properties that are made in a loop, what its events tell,
// and the tag, for the document and for frameworks.
import {CLASS, TAG, attributes, events, madeAttributes} from './custom-elements.mjs';

/** A declaration that joins the class's own. */
export function moreTypes() {
  const lines = (list, write) => list.map((each) => `  /** ${each.description} */\n  ${write(each)};\n`).join('');
  return `export interface ${CLASS}EventMap {
${lines(events, ({name, detail}) => `${name}: CustomEvent<${detail}>`)}}

/** The types that may be written in markup; every value may be a text. */
export interface ${CLASS}Attributes {
${lines(attributes, ({name, type: {text}}) => `${name}?: ${text === 'string' ? text : `${text} | string`}`)}}

export interface ${CLASS} {
${lines(madeAttributes, ({name, type}) => `${name}: ${type.text}`)}${listening('add')}${listening('remove')}}

declare global {
  interface HTMLElementTagNameMap {
    '${TAG}': ${CLASS};
  }
}
`;
}

/** Listeners of our events hear what those tell; all others are the document's. @param {'add' | 'remove'} doing */
function listening(doing) {
  const options = doing === 'add' ? 'boolean | AddEventListenerOptions' : 'boolean | EventListenerOptions';
  const overload = (keys, map) => `  ${doing}EventListener<K extends ${keys}>(type: K,
    listener: (this: ${CLASS}, event: ${map}[K]) => any, options?: ${options}): void;
`;
  return `${overload(`keyof ${CLASS}EventMap`, `${CLASS}EventMap`)}${
    overload(`Exclude<keyof HTMLElementEventMap, keyof ${CLASS}EventMap>`, 'HTMLElementEventMap')
  }  ${doing}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: ${options}): void;
`;
}

/** Files of types: what registers the element knows its tag, and so do three frameworks, for who asks for them. */
export function frameworkTypes() {
  const ours = `import type {${CLASS}, ${CLASS}Attributes} from './sudoku-scope.js';\n`;
  const attributesBeside = (theirs) => `${CLASS}Attributes & Omit<${theirs}, keyof ${CLASS}Attributes>`;
  return {
    'define.d.ts': `import './sudoku-scope.js';\nexport {};\n`,
    'classic.d.ts': `import './sudoku-scope.js';\nexport {};\n`,
    'react.d.ts': `import type {DetailedHTMLProps, HTMLAttributes} from 'react';
${ours}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': ${attributesBeside(`DetailedHTMLProps<HTMLAttributes<${CLASS}>, ${CLASS}>`)};
    }
  }
}
`,
    'vue.d.ts': `import type {DefineComponent, HTMLAttributes} from 'vue';
import type {${CLASS}Attributes} from './sudoku-scope.js';

declare module 'vue' {
  interface GlobalComponents {
    '${TAG}': DefineComponent<${attributesBeside('HTMLAttributes')}>;
  }
}
`,
    'svelte.d.ts': `import type {HTMLAttributes} from 'svelte/elements';
${ours}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${TAG}': ${attributesBeside(`HTMLAttributes<${CLASS}>`)};
  }
}
`,
  };
}
