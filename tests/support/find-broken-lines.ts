import type { Page } from 'playwright';

/**
 * Words that wrap in the middle, and buttons with two lines of text, in the current layout of a page. Where a
 * word may be hyphenated (after a hyphen or dash, at a soft hyphen, where the markup allows it) each part
 * counts as a word.
 */
export const findBrokenLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const isVisible = (item: Element | null) => {
      if (!item?.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = item.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    /** The vertical middle of each text line in the range. */
    const linesOf = () => {
      const lines: number[] = [];
      for (const { top, bottom, width } of range.getClientRects())
        if (width > 0 && !lines.some((middle) => middle > top && middle < bottom))
          lines.push((top + bottom) / 2);
      return lines;
    };
    const textsIn = (element: Element) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.nodeValue?.trim() && isVisible(node.parentElement)) texts.push(node);
      return texts;
    };
    const brokenIn = (node: Node) => {
      const text = node.nodeValue ?? '';
      range.selectNodeContents(node);
      if (linesOf().length < 2) return [];
      return [...text.matchAll(/[^\s\u00ad\u200b\-–—/…]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return linesOf().length > 1 ? [`${word} in “${text.trim().slice(0, 60)}”`] : [];
      });
    };
    const isOnTwo = (button: Element) => {
      const tops = textsIn(button).flatMap((node) => {
        range.selectNodeContents(node);
        return linesOf();
      });
      return Math.max(...tops) - Math.min(...tops) > 10;
    };
    return [
      ...textsIn(document.body).flatMap(brokenIn),
      ...[...document.querySelectorAll('.button, button')]
        .filter((candidate) => isVisible(candidate) && isOnTwo(candidate))
        .map((item) => `on two lines: ${item.textContent?.trim()}`),
    ];
  });
