import { describe, expect, inject, it } from 'vitest';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const addressOf = (path: string) => inject('siteUrl') + localised('en-GH', path);

/**
 * Forms submitted natively: an inquiry (`inquiry-form.test.ts`), the calculator (`valuation.test.ts`), a
 * search (`listing-search.test.ts`).
 */
const nativeForms = ':is([data-island=form] form, form:has([name=estimate], [name=words]))';
/**
 * Controls that only a script handles: `popovertarget`, players and `<details>` are native, and a control
 * associated with a form elsewhere is as that form is.
 */
const controls = `:is(input, select, textarea, form, [role=status]:not(:empty), button:not([popovertarget])):not(${nativeForms}, ${nativeForms} *, [form])`;

describe.concurrent('pages without JavaScript', () => {
  it('show no controls that need a script', async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    for (const [kind, path] of sampleCases(Object.entries(pageTypes), 6)) {
      await page.goto(addressOf(path));
      expect(await page.locator('main h1').count(), kind).toBe(1);
      expect(await page.locator(controls).filter({ visible: true }).all(), kind).toEqual([]);
    }
    await close();
  });

  it.each([
    ['locations', 'Search by town or digital address', 360],
    ['contact', 'Find your office', 1440],
  ])(
    'the office finder of %s is a list under a heading that promises no search',
    { skip: !isLongForm },
    async (kind, heading, narrow) => {
      for (const width of isLongForm ? [360, 1440] : [narrow]) {
        const viewport = { width, height: 900 };
        const { page, close } = await browser.openTab({ javaScriptEnabled: false, viewport });
        await page.goto(addressOf(pageTypes[kind] ?? ''));
        const finder = page.getByRole('region', { name: 'Our offices', exact: true });
        expect(await finder.getByRole('heading', { name: 'Our offices', exact: true }).isVisible()).toBe(
          true,
        );
        expect(await page.getByText(heading, { exact: true }).isVisible()).toBe(false);
        expect(await finder.getByRole('listitem').count()).toBe(13);
        await finder.getByRole('listitem').first().getByRole('link').first().click();
        await page.waitForURL('**/en-GH/locations/*/*');
        await close();
      }
    },
  );

  it('office finder › keeps its own heading with JavaScript', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await page.goto(addressOf('/contact-us'));
      const finder = page.getByRole('region', { name: 'Find your office', exact: true });
      expect(await finder.getByRole('searchbox').isVisible()).toBe(true);
      expect(await page.getByRole('heading', { name: 'Our offices', exact: true }).count()).toBe(0);
    }),
  );

  it('an office shows its opening hours without the current state, which scripts add', async ({ expect }) => {
    const tabWithoutScripts = await browser.openTab({ javaScriptEnabled: false });
    await tabWithoutScripts.page.goto(addressOf('/locations/greater-accra/osu'));
    expect(await tabWithoutScripts.page.getByText(/Open now|·\sopens/).count()).toBe(0);
    expect(await tabWithoutScripts.page.getByRole('rowheader', { name: 'Monday' }).isVisible()).toBe(true);
    await tabWithoutScripts.close();
    const { page, close } = await browser.openTab({});
    for (const [now, openState] of [
      ['2026-11-23T10:00:00Z', /^Open now ·\scloses 5:00\spm$/],
      ['2026-11-28T23:20:00Z', /^Closed ·\sopens Monday 8:00\sam$/],
      ['2026-12-25T10:00:00Z', /^Closed ·\sopens Monday 8:00\sam$/],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(addressOf('/locations/greater-accra/osu'));
      await expect.poll(() => page.locator('[data-hours]').first().textContent()).toMatch(openState);
    }
    await close();
  });
});
