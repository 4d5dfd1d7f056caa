// Reasons for which the checker refuses a proof, in words: each has a sentence on the page.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {verdictWords} from '../../../site/watch/proof-sheet.js';

const checker = readFileSync(new URL('../../../web/src/checker/check-proof.js', import.meta.url), 'utf8');

test('each reason for which the checker refuses a proof is told in words', () => {
  const [, listed] = /@typedef \{([^}]*)\} Reason/.exec(checker) ?? [];
  const reasons = [...listed.matchAll(/'([a-z-]+)'/g)].map(([, reason]) => reason);
  assert.ok(reasons.length > 10);
  for (const reason of reasons) {
    const [{text}] = verdictWords({status: 'unique'}, {accepted: false, file: 'lrat', line: 7, reason}, true);
    assert.match(text, /^The checker refuses this proof: \.lrat, line 7 \(\w+ [^)]+\)\. /, reason);
  }
});
