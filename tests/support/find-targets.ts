import type { Page } from 'playwright';

/**
 * Touch targets less than 44 px high, except links within a sentence. The area of a stretched link counts,
 * and a checkbox
 * counts with its label.
 */
export const findLowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_HEIGHT_PX = 44;
    const isWithinText = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0);
    const isStretched = (one: Element) => {
      const { position, content, inset } = getComputedStyle(one, '::after');
      return position === 'absolute' && content !== 'none' && inset === '0px';
    };
    const isOutOfSight = (one: Element) => {
      const { width, bottom } = one.getBoundingClientRect();
      return !one.checkVisibility({ visibilityProperty: true }) || width <= 1 || bottom < 0;
    };
    return [...document.querySelectorAll('a[href], button, summary, select, input, textarea')]
      .filter((one) => !isOutOfSight(one) && !isStretched(one) && !isWithinText(one))
      .map((one) => ({
        label: one.textContent?.trim() || one.outerHTML.slice(0, 80),
        height: (one.matches('[type=checkbox], [type=radio]')
          ? (one.closest('label') ?? one)
          : one
        ).getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < MIN_HEIGHT_PX - 0.5)
      .map(({ label, height }) => `${label}: ${Math.round(height)} px`);
  });

/** Buttons and badges without a border, which are invisible in forced-colors mode. */
export const findBorderless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.button, .badge, .place-number')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
      })
      .map((one) => one.textContent ?? ''),
  );
