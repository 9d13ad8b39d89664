import type { Page } from 'playwright';

/**
 * Touch targets less than 44 px high, except links within a sentence. The area of a stretched link counts,
 * and a checkbox counts with its label.
 */
export const findLowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_HEIGHT_PX = 44;
    const isWithinText = (item: Element) =>
      getComputedStyle(item).display === 'inline' &&
      (item.parentElement?.textContent?.trim().length ?? 0) > (item.textContent?.trim().length ?? 0);
    const isStretched = (item: Element) => {
      const { position, content, inset } = getComputedStyle(item, '::after');
      return position === 'absolute' && content !== 'none' && inset === '0px';
    };
    const isOutOfSight = (item: Element) => {
      const { width, bottom } = item.getBoundingClientRect();
      return !item.checkVisibility({ visibilityProperty: true }) || width <= 1 || bottom < 0;
    };
    return [...document.querySelectorAll('a[href], button, summary, select, input, textarea')]
      .filter((candidate) => !isOutOfSight(candidate) && !isStretched(candidate) && !isWithinText(candidate))
      .map((item) => ({
        label: item.textContent?.trim() || item.outerHTML.slice(0, 80),
        height: (item.matches('[type=checkbox], [type=radio]')
          ? (item.closest('label') ?? item)
          : item
        ).getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < MIN_HEIGHT_PX - 0.5)
      .map(({ label, height }) => `${label}: ${Math.round(height)} px`);
  });

/** Buttons and badges without a border, which are invisible in forced-colors mode. */
export const findBorderless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.button, .badge, .place-number')]
      .filter((candidate) => candidate.checkVisibility())
      .filter((candidate) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(candidate);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
      })
      .map((item) => item.textContent ?? ''),
  );
