import type { Page } from 'playwright-core';

/**
 * What is to be touched and is less than 44 px high, but links within a sentence. What a stretched link covers counts as it, and a box to tick
 * with its label.
 */
export const findLowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
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
        said: one.textContent?.trim() || one.outerHTML.slice(0, 80),
        height: (one.matches('[type=checkbox], [type=radio]')
          ? (one.closest('label') ?? one)
          : one
        ).getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < least - 0.5)
      .map(({ said, height }) => `${said}: ${Math.round(height)} px`);
  });

/** Buttons and badges without an edge, which have nothing else where a browser paints all grounds alike. */
export const findUnedged = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.button, .badge, .place-number')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
      })
      .map((one) => one.textContent ?? ''),
  );
