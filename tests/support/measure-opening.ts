import type { Page } from 'playwright-core';

/** Pixels of nothing between what opens a page, which holds its `h1`, and what follows; 0 where nothing does. */
export const measureRoomAfterOpening = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const opening = document.querySelector('main > :has(h1)');
    const isSeen = (one: Element) =>
      one.matches('img, svg, input, .button, .weave') ||
      [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    const boxesIn = (one: Element) =>
      [one, ...one.querySelectorAll('*')]
        .filter((each) => isSeen(each) && each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
    let next = opening?.nextElementSibling;
    while (next && (getComputedStyle(next).position === 'fixed' || boxesIn(next).length === 0))
      next = next.nextElementSibling;
    if (!opening || !next) return 0;
    const top = Math.min(...boxesIn(next).map((box) => box.top));
    // A line below the last words ends it, too.
    const lines = [...opening.querySelectorAll('*')]
      .filter((one) => Number.parseFloat(getComputedStyle(one).borderBottomWidth) > 0)
      .map((one) => one.getBoundingClientRect());
    return Math.round(top - Math.max(...[...boxesIn(opening), ...lines].map(({ bottom }) => bottom)));
  });
