import type { Page } from 'playwright';

/** Cards alone in the last row of a grid whose first row has more, in the current layout. */
export const findOrphans = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, dl')].flatMap((grid) => {
      if (!getComputedStyle(grid).display.endsWith('grid')) return [];
      const cards = [...grid.children].filter((candidate) => candidate.checkVisibility());
      const boxes = cards.map((item) => item.getBoundingClientRect());
      const [first, last] = [boxes[0], boxes.at(-1)];
      if (!first || !last) return [];
      const inFirstRow = boxes.filter(({ top }) => Math.abs(top - first.top) < 2).length;
      const isAlone = boxes.filter(({ bottom }) => bottom > last.top + 2).length === 1;
      const isFullWidth = last.width > grid.getBoundingClientRect().width * 0.9;
      if (inFirstRow < 2 || !isAlone || isFullWidth) return [];
      return [`${cards.length}, the last one: ${cards.at(-1)?.textContent?.trim().slice(0, 60)}`];
    }),
  );
