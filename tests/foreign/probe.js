// Tests the player in a page, as a classic script so that it runs in each of them. It looks only at what
// a reader sees and a page can know, and leaves the answer in the title, which every browser tells.
(async () => {
  const globalsBefore = new Set(Reflect.ownKeys(globalThis));
  const documentBefore = new Set(Reflect.ownKeys(document));
  const {api} = document.currentScript.dataset;
  const scope = document.querySelector('sudoku-scope');
  let error = null;
  scope.addEventListener('error', ({detail}) => { error = detail.message; });

  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const digits = () => [...scope.shadowRoot.querySelectorAll('[role=gridcell]')]
    .map((cell) => /^\s*(\d)(?!\d)/.exec(cell.textContent)?.[1] ?? '.').join('');
  const sentence = () => scope.shadowRoot.querySelector('[part=status]')?.textContent ?? '';

  async function watch() {
    await until(() => scope.result || error);
    if (error) {
      await until(() => sentence());
      return {error, sentence: sentence(), digits: digits()};
    }
    scope.shadowRoot.querySelector('button.step').click();
    await until(() => scope.step > 0 && sentence());
    const stepped = {step: scope.step, sentence: sentence()};
    scope.seek('end');
    await until(() => scope.ended && !digits().includes('.'));
    const mode = api ? (await (await import(api)).sharedEngine()).info().mode : null;
    return {...stepped, digits: digits(), mode};
  }

  const result = await watch();
  const more = (object, before) => Reflect.ownKeys(object).filter((key) => !before.has(key)).map(String);
  result.touched = [...more(globalThis, globalsBefore), ...more(document, documentBefore)];
  const answer = JSON.stringify(result);
  if (parent === window) document.title = answer;
  else parent.postMessage(answer, '*');
})();
