import assert from 'node:assert/strict';
import test from 'node:test';
import {withShortPrivateNames} from '../../tools/private-names.mjs';

test('the most frequent private member of each class has the shortest name', () => {
  const code = 'class A{#one=1;#two(){return this.#one+this.#one}}class B{#long=2;get(){return this.#long}}';
  assert.equal(withShortPrivateNames(code),
    'class A{#e=1;#t(){return this.#e+this.#e}}class B{#e=2;get(){return this.#e}}');
});

test('members of a class and of one inside it stay apart', () => {
  const short = withShortPrivateNames(
    'class A{#a=1;make(){const outer=this;return class{#b=2;sum(){return outer.#a+this.#b}}}}');
  const A = new Function(`${short};return A`)();
  assert.equal(new (new A().make())().sum(), 3);
});

test('more members than letters have different names', () => {
  const members = Array.from({length: 120}, (_, i) => `#member${i}=${i}`).join(';');
  const sum = Array.from({length: 120}, (_, i) => `this.#member${i}`).join('+');
  const short = withShortPrivateNames(`class A{${members};sum(){return ${sum}}}`);
  assert.equal(new (new Function(`${short};return A`)())().sum(), 120 * 119 / 2);
});

test('texts and comments that look like private names stay as they are', () => {
  const code = 'const link="#step";/*! #step */class A{has(o){return"#step"in o}}';
  assert.equal(withShortPrivateNames(code), code);
});
