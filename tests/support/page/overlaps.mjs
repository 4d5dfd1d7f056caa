// Overlaps in a page: controls and texts that are seen at the same place, though neither is part of the other.

/** @typedef {import('playwright-core').Page} Page */

/**
 * The overlaps of what is seen now, a line each: "button Copy and span Saved". Parts that lie upon others by design are
 * left out: the grid, the strip with its playhead, drawings; and what is under a dialog, a menu or a bar that stays.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function overlapsIn(page) {
  return page.evaluate(() => {
    const CONTROLS = 'button, input, select, textarea, summary, [role=tab]';
    const BY_DESIGN = 'svg, canvas, [role=grid], [role=slider], [role=separator], .board, pre, option, script, style';
    /** Lines of text may touch: so much of a box is air. */
    const AIR = 0.22;
    const LEAST = 2;

    /** @param {Document | ShadowRoot | Element} root @returns {Element[]} */
    const inside = (root) => [...root.children].filter((each) => !each.matches(BY_DESIGN)).flatMap((each) =>
      [each, ...inside(each), ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
    /** @param {Element} element @returns {Generator<Element>} */
    const upwards = function* (element) {
      for (let at = element; at; at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host) yield at;
    };
    const isPart = (element, selector) => [...upwards(element)].some((each) => each.matches(selector));
    /** The layer that an element is painted on: a dialog, a menu, a bar that stays, or the page. */
    const layerOf = (element) => [...upwards(element)].find((each) => {
      const {position, zIndex} = getComputedStyle(each);
      return each.matches('dialog[open], [popover]:popover-open') || ['fixed', 'sticky'].includes(position) ||
        (position === 'absolute' && zIndex !== 'auto');
    }) ?? null;
    /** The part of a rectangle that nothing around it cuts off, nor the element itself, if it is text in it. */
    const seen = (rect, element, isText) => {
      const box = {left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom};
      for (const each of upwards(element)) {
        if (each === element && !isText) continue;
        const {overflowX, overflowY, clipPath} = getComputedStyle(each);
        if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
        const clip = each.getBoundingClientRect();
        box.left = Math.max(box.left, clip.left);
        box.right = Math.min(box.right, clip.right);
        box.top = Math.max(box.top, clip.top);
        box.bottom = Math.min(box.bottom, clip.bottom);
      }
      return box;
    };
    const nameOf = (element, text) => `${element.localName}${element.className ? `.${String(element.className)
      .split(' ')[0]}` : ''} “${text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;

    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
    const boxes = inside(document).filter((element) => (!modal || modal.contains(element)) &&
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !isPart(element, BY_DESIGN))
      .flatMap((element) => {
        const isControl = element.matches(CONTROLS);
        const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
        const rects = isControl && getComputedStyle(element).display !== 'inline' ?
          [{rect: element.getBoundingClientRect(), isText: false}] :
          texts.flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()].map((rect) => ({rect, isText: true}));
          });
        const name = nameOf(element, element.getAttribute('aria-label') ?? element.textContent ?? '');
        return rects.map(({rect, isText}) => {
          const {left, right, top, bottom} = seen(rect, element, isText);
          const air = isText ? rect.height * AIR : 0;
          return {element, name, left, right, top: top + air, bottom: bottom - air};
        });
      })
      .filter(({left, right, top, bottom}) => right - left > LEAST && bottom - top > LEAST)
      .map((box) => ({...box, layer: layerOf(box.element)}));
    const isWithin = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 &&
      a.bottom <= b.bottom + 1;
    const isOver = (a, b) => a.element !== b.element && a.layer === b.layer &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > LEAST &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LEAST &&
      ![...upwards(a.element)].includes(b.element) && ![...upwards(b.element)].includes(a.element) &&
      !isWithin(a, b) && !isWithin(b, a);
    return [...new Set(boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => isOver(a, b)).map((b) => `${a.name} and ${b.name}`)))];
  });
}
