import type { Page } from 'playwright-core';

/** Visible text under 14 px, and sentences of body text under 16 px, in the current layout of a page. */
export const findSmallText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [MIN_NOTE_PX, MIN_BODY_PX, SENTENCE_LENGTH] = [14, 16, 120];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, svg, .sr-only')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      // Notes are muted; all other sentences are body text.
      const isBody = text.length > SENTENCE_LENGTH && !element.closest('.text-label');
      if (size < (isBody ? MIN_BODY_PX : MIN_NOTE_PX)) found.add(`${size} px: ${text.slice(0, 60)}`);
    }
    return [...found];
  });
