import type { Page } from 'playwright';

/**
 * Sums the layout shifts of the next page loaded.
 * @returns a function that reads the sum, in hundredths or smaller units.
 */
export async function watchLayoutShift(page: Page, parts = 100): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate((ofOne) => {
      const shifts: unknown = Object.entries(window).find(([name]) => name === 'layoutShifts')?.[1];
      const sum = Array.isArray(shifts)
        ? shifts.reduce((total: number, shift: number) => total + shift, 0)
        : -1;
      return Math.round(sum * ofOne);
    }, parts);
}
