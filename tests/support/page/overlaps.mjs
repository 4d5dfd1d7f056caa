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
    /** @param {Element} element @returns {Element | null} the one that it is laid out in */
    const above = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
    const isIn = (element, other) => element !== null && (element === other || isIn(above(element), other));
    /** A value of an element that follows from that of the element above it: asked for once. */
    const inherited = (/** @type {(element: Element, ofAbove: any) => any} */ compute) => {
      const known = new Map([[null, null]]);
      const get = (element) => {
        if (!known.has(element)) known.set(element, compute(element, get(above(element))));
        return known.get(element);
      };
      return get;
    };
    const isDesigned = inherited((element, isAbove) => isAbove || element.matches(BY_DESIGN));
    /** The layer that an element is painted on: a dialog, a menu, a bar that stays, or the page. */
    const layerOf = inherited((element, ofAbove) => {
      const {position, zIndex} = getComputedStyle(element);
      return element.matches('dialog[open], [popover]:popover-open') || ['fixed', 'sticky'].includes(position) ||
        (position === 'absolute' && zIndex !== 'auto') ? element : ofAbove;
    });
    const within = (a, b) => (a && b ? {left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)} : a ?? b);
    /** The part of the page that an element and all around it let be seen of what is in it; null is all of it. */
    const opening = inherited((element, ofAbove) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const isOpen = overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none';
      return isOpen ? ofAbove : within(element.getBoundingClientRect(), ofAbove);
    });
    /** The part of a rectangle that nothing around it cuts off, nor the element itself, if it is text in it. */
    const seen = (rect, element, isText) => within(rect, opening(isText ? element : above(element)));
    const nameOf = (element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName}${element.className ? `.${String(element.className).split(' ')[0]}` : ''} “${
        text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
    };

    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
    const boxes = inside(document).filter((element) => (!modal || modal.contains(element)) &&
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !isDesigned(element))
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
        return rects.map(({rect, isText}) => {
          const {left, right, top, bottom} = seen(rect, element, isText);
          const air = isText ? rect.height * AIR : 0;
          return {element, left, right, top: top + air, bottom: bottom - air};
        });
      })
      .filter(({left, right, top, bottom}) => right - left > LEAST && bottom - top > LEAST)
      .map((box) => ({...box, layer: layerOf(box.element)}));
    const isWithin = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 &&
      a.bottom <= b.bottom + 1;
    const isOver = (a, b) => a.element !== b.element && a.layer === b.layer &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > LEAST &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LEAST &&
      !isIn(a.element, b.element) && !isIn(b.element, a.element) &&
      !isWithin(a, b) && !isWithin(b, a);
    return [...new Set(boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => isOver(a, b)).map((b) => `${nameOf(a.element)} and ${nameOf(b.element)}`)))];
  });
}
