// Taking steps away: a picture copied and saved, a lesson printed and saved, a run as an animation that plays.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, isAt, openPage, paste, press, seek} from '../../support/page/page.mjs';
import {findAll, parseXml} from '../../support/xml.mjs';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {formatLink} from '../../../web/src/links/links.js';

/** Opens one of the sheets by way of the menu, at a step of a run. */
async function openAt(t, step, sheet, options = {}) {
  const site = await openPage(t, {hash: `#p=${hardPuzzle}&step=${step}`, ...options});
  await isAt(site.page, step);
  await openSheet(site.page, sheet);
  return site;
}

async function openSheet(page, sheet) {
  await page.locator('#menu summary').click();
  await press(page, 'Export');
  await page.getByRole('button', {name: `Open the ${sheet}`, exact: true}).click();
  await page.getByRole('heading', {name: sheet, exact: false, level: 2}).waitFor();
}

/** The file that a button saves. */
async function saved(page, name) {
  const download = page.waitForEvent('download');
  await press(page, name);
  const file = await download;
  return {name: file.suggestedFilename(), bytes: await readFile(await file.path())};
}

/** How large a PNG says that it is. */
const pngSize = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

test('a step is saved as SVG and as PNG, with and without its sentence', needsBrowser, async (t) => {
  const {page, problems} = await openAt(t, 501, 'picture');
  await page.getByText('The PNG has 1,220').waitFor();
  const vector = await saved(page, 'Save as SVG');
  const root = parseXml(vector.bytes.toString());
  assert.equal(vector.name, 'sudoku-step-501.svg');
  assert.equal(root.children[1].text, 'E9 can\'t be 9: E2 in the same row is 9.');
  assert.ok(findAll(root, ({tag}) => tag === 'tspan').length > 0);
  const pixels = await saved(page, 'Save as PNG');
  assert.deepEqual(pngSize(pixels.bytes), [2 * root.attributes.width, 2 * root.attributes.height]);
  const size = await page.getByText('The PNG has').textContent();
  await page.getByLabel('Include the sentence').uncheck();
  await page.waitForFunction((before) => !document.body.textContent.includes(before), size);
  const plain = parseXml((await saved(page, 'Save as SVG')).bytes.toString());
  assert.equal(findAll(plain, ({tag}) => tag === 'tspan').length, 0);
  assert.deepEqual(problems, []);
});

test('a step is copied as an image', needsBrowser, async (t) => {
  const {page} = await openAt(t, 501, 'picture');
  await page.getByText('The PNG has').waitFor();
  await press(page, 'Copy');
  await page.getByText('Picture copied.').waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const {width, height} = await createImageBitmap(await item.getType('image/png'));
    return [width, height];
  });
  assert.deepEqual(copied, [1220, 1376]);
});

test('a picture that comes after its sheet was closed is not kept', needsBrowser, async (t) => {
  const {page} = await openAt(t, 501, 'picture');
  await page.getByText('The PNG has').waitFor();
  await page.evaluate(() => {
    window.kept = new Set();
    const {createObjectURL, revokeObjectURL} = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      window.kept.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      window.kept.delete(url);
      revokeObjectURL(url);
    };
    document.querySelector('dialog.over[open] input[type=checkbox]').click();
    document.querySelector('dialog.over[open]').close();
  });
  // The picture of the next sheet comes after that one.
  await openSheet(page, 'picture');
  await page.getByText('The PNG has').waitFor();
  await eventually.equal(() => page.evaluate(() => window.kept.size), 1);
});

test('where pictures can\'t be copied, that is told', needsBrowser, async (t) => {
  const {page, problems} = await openAt(t, 1, 'picture', {
    prepare: (page) => page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    }),
  });
  await page.getByText('The PNG has').waitFor();
  await press(page, 'Copy');
  await page.getByText('You can save it instead.').waitFor();
  assert.deepEqual(problems, []);
});

test('a 36×36, which the page has no room for, is saved as a picture', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  const digit = (row, column) => (row % 6 * 6 + Math.floor(row / 6) + column) % 36 + 1;
  const rows = Array.from({length: 36}, (_, row) => Array.from({length: 36}, (_, column) => digit(row, column)));
  rows[0][0] = 0;
  await paste(page, rows.flat().join(' '));
  await page.getByRole('heading', {name: 'Too large to draw.'}).waitFor();
  const root = parseXml((await saved(page, 'Save a picture')).bytes.toString());
  assert.equal(findAll(root, ({attributes}) => attributes['font-weight'] === '700').length, 1295);
  assert.deepEqual(problems, []);
});

/** The frames of an animation as Chromium decodes them: size, duration, and a sum over the pixels of each. */
function decoded(page, bytes) {
  return page.evaluate(async (list) => {
    const decoder = new ImageDecoder({data: new Uint8Array(list), type: 'image/gif'});
    await decoder.tracks.ready;
    const {frameCount, repetitionCount} = decoder.tracks.selectedTrack;
    const frames = [];
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
      const {image} = await decoder.decode({frameIndex});
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
      frames.push({
        size: `${canvas.width} ${canvas.height}`, ms: image.duration / 1000, sum: digest.join(),
        first: [...data.subarray(0, 4)],
      });
      image.close();
    }
    return {frameCount, repetitionCount, frames};
  }, [...bytes]);
}

test('a run is saved as an animation: every frame is there, of one size, and differs', needsBrowser, async (t) => {
  const {page, problems} = await openAt(t, 501, 'animation');
  await page.getByLabel('Maximum frames').fill('9');
  await page.keyboard.press('Tab');
  await page.getByLabel('Width in pixels').selectOption('320');
  await page.getByRole('dialog').getByLabel('Speed').selectOption('4');
  await page.getByText('9 frames, 5 seconds.').waitFor();
  await press(page, 'Create');
  await page.getByText('9 frames of').waitFor();
  const {name, bytes} = await saved(page, 'Save as GIF');
  assert.equal(name, 'sudoku.gif');
  const {frameCount, repetitionCount, frames} = await decoded(page, bytes);
  assert.equal(frameCount, 9);
  assert.equal(repetitionCount, Infinity);
  assert.deepEqual(new Set(frames.map(({size}) => size)), new Set(['320 432']));
  assert.equal(new Set(frames.map(({sum}) => sum)).size, 9);
  assert.deepEqual(frames.map(({ms}) => ms), [...new Array(8).fill(250), 3000]);
  assert.ok(frames.every(({first}) => first.join() === '245,244,241,255'));
  assert.deepEqual(problems, []);
});

test('a part of the run, at its guesses alone, has a frame for each', needsBrowser, async (t) => {
  const {page} = await openAt(t, 501, 'animation');
  await page.getByLabel('Steps').selectOption('Guesses and contradictions');
  await page.getByLabel('to step').fill('400');
  await page.keyboard.press('Tab');
  await page.getByText(/^5 frames/).waitFor();
  await press(page, 'Create');
  await page.getByText('5 frames of').waitFor();
  const {bytes} = await saved(page, 'Save as GIF');
  await eventually.equal(async () => (await decoded(page, bytes)).frameCount, 5);
});

test('an animation can be cancelled, and closing the sheet ends it', needsBrowser, async (t) => {
  const {page, problems} = await openAt(t, 501, 'animation');
  await page.getByLabel('Maximum frames').fill('600');
  await page.keyboard.press('Tab');
  await page.getByText(/^[2-9]\d\d frames/).waitFor();
  await press(page, 'Create');
  await page.getByText(/^Frame \d+ of \d{3}$/).waitFor();
  await press(page, 'Cancel');
  await page.getByText('Cancelled.').waitFor();
  await eventually.equal(() => page.getByRole('button', {name: 'Save as GIF'}).count(), 0);
  await press(page, 'Create');
  await page.getByText(/^Frame \d+ of \d{3}$/).waitFor();
  const worker = page.workers().find((one) => one.url().includes('animation'));
  const ended = worker.waitForEvent('close');
  await page.keyboard.press('Escape');
  await ended;
  await page.getByRole('dialog').waitFor({state: 'detached'});
  assert.deepEqual(problems, []);
});

test('a lesson: steps are added, moved and removed, and it alone is printed', needsBrowser, async (t) => {
  const {page, problems} = await openAt(t, 501, 'lesson');
  await eventually.ok(() => page.getByRole('button', {name: 'Print'}).isDisabled());
  await page.getByLabel('Title').fill('Eight deep & <b>back</b>');
  await page.getByLabel('Your text').fill('First line.\nSecond line.');
  await page.getByLabel('to step').fill('400');
  await press(page, 'Add');
  await page.getByText('5 steps added.').waitFor();
  const heads = () => page.locator('.lesson-view li h4').allTextContents();
  const steps = ['297', '306', '328', '348', '384'];
  const numbered = (list) => list.map((step, i) => `${i + 1}. Step ${step} of 945`);
  await eventually.deepEqual(heads, numbered(steps));
  await press(page, 'Add');
  await page.getByText('No step was added.').waitFor();
  await press(page, 'Later Step 297 of 945');
  await press(page, 'Remove Step 348 of 945');
  await eventually.deepEqual(heads, numbered(['306', '297', '328', '384']));
  await eventually.equal(() =>
    page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Remove Step 384 of 945');
  await page.emulateMedia({media: 'print'});
  await eventually.deepEqual(() => page.evaluate(() => [...document.body.children]
    .filter((child) => child.getClientRects().length).map((child) => child.className)), ['lesson-print']);
  const text = () => page.locator('.lesson-print').innerText();
  await eventually.match(text, /^Eight deep & <b>back<\/b>\n/);
  await eventually.match(text, /Guess: G1 is 2 \(2 or 9; no cell has fewer candidates\)\./);
  await eventually.ok(async () => !/In the (tree|strip)/.test(await text()));
  const images = page.locator('.lesson-print img');
  await eventually.equal(() => images.count(), 4);
  await eventually.ok(() => images.first().evaluate((image) => image.complete && image.naturalWidth > 0));
  for (const format of ['A4', 'Letter']) {
    const pages = (await page.pdf({format})).toString('latin1').match(/\/Type \/Page\b/g).length;
    assert.equal(pages, 2, `${format}: four steps, and the legend`);
  }
  assert.deepEqual(problems, []);
});

test('a lesson says the rules of its puzzle, of which some are not drawn', needsBrowser, async (t) => {
  const {page} = await openPage(t, {
    hash: `#p=${'.'.repeat(81)}&rules=.AntiKnight.AntiConsecutive.Cage~10~R1C1~R1C2&step=2`,
  });
  await isAt(page, 2);
  await openSheet(page, 'lesson');
  await page.getByLabel('Which').selectOption({label: 'The step that is shown'});
  await press(page, 'Add');
  await page.getByText('1 step added.').waitFor();
  const view = page.locator('.lesson-view');
  await view.getByText(/^Rules: .*anti-knight.*\.$/).waitFor();
  await view.getByRole('listitem').getByText(/knight's move/).waitFor();
  await view.getByRole('listitem').getByText('Cells side by side don\'t have consecutive digits.').waitFor();
  await view.getByRole('listitem').getByText(/^Digits in a cage differ/).waitFor();
});

test('added twice at once, a step is in the lesson once', needsBrowser, async (t) => {
  const {page} = await openAt(t, 501, 'lesson');
  await page.getByLabel('to step').fill('400');
  await page.getByLabel('to step').blur();
  await page.getByRole('button', {name: 'Add', exact: true}).evaluate((button) => {
    button.click();
    button.click();
  });
  await page.getByText('No step was added.').waitFor();
  await eventually.equal(() => page.locator('.lesson-view li h4').count(), 5);
});

test('a lesson is saved as one file that runs nothing and needs nothing', needsBrowser, async (t) => {
  const {page, context} = await openAt(t, 501, 'lesson');
  const title = '</title><script>document.title = "run"</script><img src=x onerror=alert(1)>';
  await page.getByLabel('Title').fill(title);
  await press(page, 'Add');
  await page.getByText(/steps added/).waitFor();
  const {name, bytes} = await saved(page, 'Save as a file');
  assert.equal(name, 'sudoku-lesson.html');
  const file = await context.newPage();
  const asked = [];
  file.on('request', (request) => asked.push(request.url()));
  const errors = [];
  file.on('console', (message) => errors.push(message.text()));
  await file.route('https://lesson.example/**', (route) => route.fulfill({contentType: 'text/html', body: bytes}));
  await file.goto('https://lesson.example/');
  await eventually.equal(() => file.title(), title);
  await eventually.equal(() => file.locator('h1').textContent(), title);
  await eventually.equal(() => file.locator('script, img, link').count(), 0);
  await eventually.equal(() => file.locator('li svg[role=img]').count(), 36);
  await eventually.match(() => file.locator('li').first().innerText(), /Guess: G2 is 8/);
  assert.deepEqual(asked.filter((url) => !url.endsWith('/favicon.ico')), ['https://lesson.example/']);
  assert.deepEqual(errors, []);
});

test('steps are picked by hand while one goes through the run', needsBrowser, async (t) => {
  const {page} = await openAt(t, 501, 'lesson');
  await press(page, 'Pick them by hand');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await press(page, 'Add this step');
  await page.getByText('Step 501 added. 1 step in the lesson.').waitFor();
  await seek(page, 518);
  await press(page, 'Add this step');
  await page.getByText('Step 518 added. 2 steps in the lesson.').waitFor();
  await press(page, 'Add this step');
  await page.getByText('Step 518 is already in the lesson.').waitFor();
  await press(page, 'Open lesson');
  const heads = page.locator('.lesson-view li h4');
  await eventually.deepEqual(() => heads.allTextContents(), ['1. Step 501 of 945', '2. Step 518 of 945']);
  await page.keyboard.press('Escape');
  await press(page, 'Done');
  await page.getByRole('region', {name: 'Lesson'}).waitFor({state: 'detached'});
});

/** A puzzle with thermometers at a step, in one of the sheets. */
async function openThermometers(t, step, sheet) {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === 'thermometer');
  const site = await openPage(t, {hash: formatLink({puzzle, rules: {text: rules}, step})});
  await isAt(site.page, step);
  await openSheet(site.page, sheet);
  return {...site, count: rules.split('.Thermo').length - 1};
}

/** The bulbs of the thermometers that a drawing has, each once. */
function bulbsIn(root) {
  const bulbs = findAll(root, ({tag, attributes}) =>
    tag === 'circle' && Number(attributes.r) > 10 && attributes.fill !== 'none');
  return [...new Map(bulbs.map(({attributes}) => [`${attributes.cx} ${attributes.cy}`, attributes])).values()];
}

test('constraints are drawn in a picture', needsBrowser, async (t) => {
  const {page, count, problems} = await openThermometers(t, 12, 'picture');
  await page.getByText('The PNG has').waitFor();
  assert.equal(bulbsIn(parseXml((await saved(page, 'Save as SVG')).bytes.toString())).length, count);
  assert.deepEqual(problems, []);
});

test('constraints are drawn in every frame of an animation', needsBrowser, async (t) => {
  const {page, problems} = await openThermometers(t, 12, 'animation');
  await page.getByLabel('Maximum frames').fill('4');
  await page.keyboard.press('Tab');
  await page.getByLabel('Width in pixels').selectOption('320');
  await page.getByText(/^4 frames/).waitFor();
  await press(page, 'Create');
  await page.getByText('4 frames of').waitFor();
  const shares = await greyShares(page, (await saved(page, 'Save as GIF')).bytes);
  assert.equal(shares.length, 4);
  // Without thermometers, the edges of lines and digits are this grey, too: some 1 in 1000 of the pixels.
  for (const share of shares) assert.ok(share > 0.015 && share < 0.1, `${share} of a frame has their grey`);
  assert.deepEqual(problems, []);
});

test('each frame of an animation with many colours erases the sentence of the one before', needsBrowser, async (t) => {
  const rules = '.Diagonal~-1.Cage~17~R1C1~R1C2~R2C1.Sandwich~10~R3.Arrow~R5C5~R5C6~R6C7.XSum~R5~20~';
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(81)}&rules=${encodeURIComponent(rules)}&v=2&step=10`});
  await isAt(page, 10);
  await openSheet(page, 'animation');
  await page.getByLabel('to step').fill('40');
  await page.getByLabel('Maximum frames').fill('8');
  await page.keyboard.press('Tab');
  await page.getByText(/^8 frames/).waitFor();
  await press(page, 'Create');
  await page.getByText('8 frames of').waitFor();
  const counts = await ghosts(page, (await saved(page, 'Save as GIF')).bytes);
  assert.equal(counts.length, 8);
  // A table of colours has room for most edges of letters; the ghost of a sentence has thousands of pixels.
  assert.ok(Math.max(...counts) < 100, counts.join());
});

/** How many parts of pixels below the board are brighter than the paper, in each frame: no letter is. */
function ghosts(page, bytes) {
  return page.evaluate(async (list) => {
    const decoder = new ImageDecoder({data: new Uint8Array(list), type: 'image/gif'});
    await decoder.tracks.ready;
    const counts = [];
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex += 1) {
      const {image} = await decoder.decode({frameIndex});
      const {displayWidth: width, displayHeight: height} = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.drawImage(image, 0, 0);
      const paper = context.getImageData(0, 0, 1, 1).data;
      const {data} = context.getImageData(0, Math.floor(0.7 * height), width, Math.ceil(0.3 * height));
      counts.push(data.filter((part, at) => part > paper[at % 4]).length);
      image.close();
    }
    return counts;
  }, [...bytes]);
}

/** The share of each frame of an animation that is of a light grey, neither white nor paper. */
function greyShares(page, bytes) {
  return page.evaluate(async (list) => {
    const decoder = new ImageDecoder({data: new Uint8Array(list), type: 'image/gif'});
    await decoder.tracks.ready;
    const shares = [];
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex += 1) {
      const {image} = await decoder.decode({frameIndex});
      const {displayWidth: width, displayHeight: height} = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.drawImage(image, 0, 0);
      const {data} = context.getImageData(0, 0, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        count += data.subarray(at, at + 3).every((part) => part > 200 && part < 230) ? 1 : 0;
      }
      shares.push(count / (width * height));
      image.close();
    }
    return shares;
  }, [...bytes]);
}

test('constraints are drawn at every step of a lesson, and named', needsBrowser, async (t) => {
  const {page, count, problems} = await openThermometers(t, 12, 'lesson');
  await press(page, 'Add');
  await page.getByText(/steps? added/).waitFor();
  const file = (await saved(page, 'Save as a file')).bytes.toString();
  const drawings = file.match(/<svg[^]*?<\/svg>/g).filter((drawing) => drawing.includes('role="img"'));
  assert.ok(drawings.length > 0);
  for (const drawing of drawings) assert.equal(bulbsIn(parseXml(drawing)).length, count);
  assert.match(file, /thermometer/i);
  assert.deepEqual(problems, []);
});
