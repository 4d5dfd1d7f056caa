// Pages of the site get from the build what all of them have in common.
import assert from 'node:assert/strict';
import test from 'node:test';
import {addFrame, symbolsOf} from '../../tools/pages/frame.mjs';
import {attribute, elementsOf, markupOf, readPage} from '../../tools/pages/html.mjs';
import {policy} from '../../tools/policy.mjs';

const symbols = symbolsOf('<svg><symbol id="icon-tick" viewBox="0 0 20 20"><path d="m3 10\n  4 4"/></symbol></svg>');

/** A page with its frame. @param {string} head @param {string} [body] @param {string} [path] */
function framed(head, body = '', path = 'play.html') {
  const page = readPage(`<!doctype html><head><meta charset="utf-8">${head}</head><body>${body}`);
  addFrame(page, path, symbols);
  return page;
}

const style = '<link rel="stylesheet" href="style.css">';
const named = (page, tag, name) => elementsOf(page, tag).map((each) => attribute(each, name)).filter(Boolean);

test('a page has its policy and its viewport behind the character set, before anything is loaded', () => {
  const metas = elementsOf(framed(`<title>Play</title>${style}`), 'meta');
  assert.ok(attribute(metas[0], 'charset'));
  assert.equal(attribute(metas[1], 'http-equiv'), 'Content-Security-Policy');
  assert.equal(attribute(metas[1], 'content'), policy);
  assert.equal(attribute(metas[2], 'name'), 'viewport');
});

test('an entrance of the app names the app, from its own folder', () => {
  const links = framed(style, '', 'learn/de/ac3.html');
  assert.deepEqual(named(links, 'link', 'href'), ['#toast', '../../icon.svg', '../../icons/apple-touch-icon.png',
    '../../manifest.webmanifest', 'style.css']);
  assert.ok(named(links, 'meta', 'name').includes('theme-color'));
});

test('a page that is not to be listed has the policy, but is no entrance', () => {
  const page = framed(`<meta name="robots" content="noindex">${style}`);
  assert.deepEqual(named(page, 'link', 'rel'), ['stylesheet']);
  assert.deepEqual(named(page, 'meta', 'http-equiv'), ['Content-Security-Policy']);
});

test('an icon that a page names is drawn, on one line; one that nobody has drawn is told', () => {
  const [symbol] = elementsOf(framed(style, '<svg><symbol id="icon-tick"/></svg>'), 'symbol');
  assert.equal(attribute(symbol, 'viewBox'), '0 0 20 20');
  assert.equal(markupOf(symbol), '<path d="m3 10 4 4"></path>');
  assert.throws(() => framed(style, '<svg><symbol id="icon-tock"/></svg>'), /play\.html .*icon-tock/);
});
