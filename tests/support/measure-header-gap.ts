import type { Page } from 'playwright';

/**
 * The vertical gap in pixels between the section with the `h1` and the following one; 0 without a following
 * one.
 */
export const measureHeaderGap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const header = document.querySelector('main > :has(h1)');
    const isVisibleContent = (item: Element) =>
      item.matches('img, svg, input, .button, .weave') ||
      [...item.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
    const boxesIn = (item: Element) =>
      [item, ...item.querySelectorAll('*')]
        .filter((each) => isVisibleContent(each) && each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
    let next = header?.nextElementSibling;
    while (next && (getComputedStyle(next).position === 'fixed' || boxesIn(next).length === 0))
      next = next.nextElementSibling;
    if (!header || !next) return 0;
    const top = Math.min(...boxesIn(next).map((box) => box.top));
    // A border below the last text ends the section, too.
    const lines = [...header.querySelectorAll('*')]
      .filter((candidate) => Number.parseFloat(getComputedStyle(candidate).borderBottomWidth) > 0)
      .map((item) => item.getBoundingClientRect());
    return Math.round(top - Math.max(...[...boxesIn(header), ...lines].map(({ bottom }) => bottom)));
  });
