import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { tabTo } from '../support/keyboard';
import { isLongForm, thinOut } from '../support/long-form';
import { sumSizes, weighVisit } from '../support/measure-page';
import { shareBrowser } from '../support/share-browser';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const place = '/en-GH/buy-a-business/business-listing-search';
const ofOffice = '/en-GH/locations/greater-accra/osu/buy-a-business/active-business-listings';
const ofAgent = '/en-GH/agents/kojo-ebo-arthur/listings';
const addressOf = (path: string) => inject('siteUrl') + path;

const countOf = (page: Page) => page.locator('[id$="-count"]');
const cards = (page: Page) => page.locator('[data-swap="results"] li h3');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const words = (page: Page) => page.getByLabel('Trade, town or any word');
const total = async (page: Page) =>
  Number.parseInt(((await countOf(page).textContent()) ?? '').replace(',', ''), 10);
const isSettled = (page: Page) => page.locator('[data-swap="results"]:not([aria-busy])').waitFor();
/** A click leads on a moment later. */
const untilAsked = (page: Page, query: string | RegExp) =>
  page.waitForURL(({ search }) => (typeof query === 'string' ? search === query : query.test(search)));

describe.concurrent('a search without a script', () => {
  const searches = [
    [ofOffice, '/locations/greater-accra/osu/listings/'],
    [place, '/buy-a-business/listings/'],
    [ofAgent, '/agents/kojo-ebo-arthur/'],
    [place.replace('GH', 'US'), '/en-US/'],
  ] as const;
  it.each(thinOut(searches, 1))('narrows at %s, and leads to its own listings', async (path, leads) => {
    const { page, complaints, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(addressOf(path));
    const all = await total(page);
    expect(all).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'To' }).first().fill('1.5m');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/price_max/);
    // Empty fields, and what is so anyway, are left out; the amount is in its one spelling.
    expect(new URL(page.url()).pathname).toBe(path);
    expect(new URL(page.url()).search).toBe('?price_max=1500000');
    expect(await total(page)).toBeLessThan(all);
    const hrefs = await cards(page)
      .locator('a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    for (const href of hrefs) expect(href).toContain(leads);
    await chips(page).getByRole('link').first().click();
    await untilAsked(page, '');
    expect(await total(page)).toBe(all);
    expect(complaints).toEqual([]);
    await close();
  });

  it('counts beside each choice what choosing it finds', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(addressOf(place));
    const choice = page.locator('label:has([name=region])').first();
    const promised = Number(((await choice.locator('span').last().textContent()) ?? '').replace(',', ''));
    await choice.click();
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/region=/);
    expect(await total(page)).toBe(promised);
    await close();
  });

  it('goes on from page to page without showing one twice, and sorts', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(`${addressOf(place)}?sort=name_asc`);
    const first = await cards(page).allInnerTexts();
    expect(first).toEqual([...first].sort((one, other) => one.localeCompare(other, 'en')));
    await page.getByRole('link', { name: 'Next page' }).click();
    await untilAsked(page, /after=/);
    const second = await cards(page).allInnerTexts();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect((second[0] ?? '').localeCompare(first.at(-1) ?? '', 'en')).toBeGreaterThanOrEqual(0);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await untilAsked(page, '?sort=name_asc');
    expect(await cards(page).allInnerTexts()).toEqual(first);
    await close();
  });

  it('says what to take out where nothing fits, and shows places on a map', {
    skip: !isLongForm,
  }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(`${addressOf(place)}?kind=franchise&price_max=1`);
    await page.getByText('No business matches all of that').waitFor();
    await page.getByRole('link', { name: /^Without Asking price/ }).click();
    await untilAsked(page, '?kind=franchise');
    const found = await total(page);
    expect(found).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Map' }).click();
    await untilAsked(page, '?kind=franchise&view=map');
    const counts = await page.locator('[aria-labelledby$="-places"] li span:last-child').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(found);
    await close();
  });
});

describe.concurrent('a search with a script', () => {
  it('comes into its place, keeps the focus, tells it, and leads back', ({ expect }) =>
    browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const shift = await watchLayoutShift(page);
      const weigh = weighVisit(page);
      const response = await page.goto(addressOf(place), { waitUntil: 'networkidle' });
      expect(await shift()).toBe(0);
      const all = await total(page);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await tabTo(page, page.locator('[name=region]').first());
      await page.keyboard.press('Space');
      await page.waitForURL(/region=/);
      await isSettled(page);
      const some = await total(page);
      expect(some).toBeLessThan(all);
      expect(await page.locator('[data-status]').last().textContent()).toBe(
        await countOf(page).textContent(),
      );
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('region');
      await words(page).fill('no such trade anywhere -at');
      await page.keyboard.press('Enter');
      await page.waitForURL(/words=/);
      await isSettled(page);
      await page.goBack();
      await expect.poll(() => total(page)).toBe(some);
      expect(await words(page).inputValue()).toBe('');
      await chips(page).getByRole('link').first().click();
      await expect.poll(() => total(page)).toBe(all);
      expect(new URL(page.url()).search).toBe('');
      expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/-count$/);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      const { scriptsGz } = await weigh(response);
      expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz['listing-search'],
      );
    }));

  it(
    'leads back through what was searched for, also behind a listing that was looked at',
    { skip: !isLongForm },
    ({ expect }) =>
      browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
        await page.goto(addressOf(place), { waitUntil: 'networkidle' });
        const all = await total(page);
        await page.locator('label:has([value=greater-accra])').click();
        await page.waitForURL(/region=/);
        await isSettled(page);
        const some = await total(page);
        await page.getByRole('link', { name: 'Next page' }).click();
        await page.waitForURL(/after=/);
        await isSettled(page);
        const shown = await cards(page).allInnerTexts();
        await cards(page).locator('a').first().click();
        await page.waitForURL(/listings\//);
        await page.goBack({ waitUntil: 'networkidle' });
        expect(await cards(page).allInnerTexts()).toEqual(shown);
        await page.goBack();
        await expect.poll(() => cards(page).allInnerTexts()).not.toEqual(shown);
        expect(await total(page)).toBe(some);
        await page.goBack();
        await expect.poll(() => total(page)).toBe(all);
        expect(new URL(page.url()).search).toBe('');
      }),
  );

  it('opens its filters over the page on a telephone, and closes them with what was found', ({ expect }) =>
    browser.inTab({ viewport: { width: 360, height: 740 } }, async (page) => {
      await page.goto(addressOf(place), { waitUntil: 'networkidle' });
      expect(await page.locator('[name=region]').first().isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.locator('label:has([name=region])').first().click();
      await page.waitForURL(/region=/);
      await isSettled(page);
      await page.getByRole('button', { name: /^Show \d/ }).click();
      await expect.poll(() => page.locator('[name=region]').first().isVisible()).toBe(false);
      await expect.poll(() => countOf(page).evaluate((one) => document.activeElement === one)).toBe(true);
      const heading = (await countOf(page).boundingBox())?.y ?? -1;
      expect(heading).toBeGreaterThanOrEqual(0);
      expect(heading).toBeLessThan(370);
      expect(await page.getByRole('button', { name: 'Filters (1)' }).count()).toBe(1);
    }));

  const states = [
    ['?words=school', 1440],
    ['?kind=franchise&price_max=1', 360],
    ['?view=map', 360],
  ] as const;
  it.each(thinOut(states, 1))('%s at %i px has no barrier', { skip: !isLongForm }, (query, width) =>
    browser.inTab({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto(addressOf(place) + query, { waitUntil: 'networkidle' });
      expect(await findViolations(page)).toEqual([]);
      expect(await findDarkViolations(page)).toEqual([]);
    }),
  );
});

describe.concurrent('the answer to a search', () => {
  const ask = (query: string) => fetch(addressOf(place) + query, { redirect: 'manual' });
  const linkOf = (html: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

  it('is kept by caches for a minute and by the site not at all, and names its own address', async () => {
    for (const _time of [1, 2]) {
      const answer = await ask('?region=ashanti&sort=price_asc&utm_source=x');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
      expect(answer.headers.get('cache-status')).toBeNull();
      const html = await answer.text();
      expect(linkOf(html)).toMatch(/business-listing-search\?region=ashanti&sort=price_asc$/);
      expect(html).toContain('<meta name="robots" content="noindex"');
    }
  });

  it('is not what others get who ask for nothing', async () => {
    await (await ask('')).text();
    const answer = await ask('?utm_source=x');
    expect(answer.headers.get('cache-status')).toContain('hit');
    const html = await answer.text();
    expect(linkOf(html)).toMatch(/business-listing-search$/);
    expect(html).not.toContain('<meta name="robots"');
  });

  it.each([
    ['?sort=price_asc&region=volta&region=ashanti', '?region=ashanti&region=volta&sort=price_asc'],
    ['?words=&region=&status=for-sale&after=', ''],
    ['?price_min=9&price_max=3&utm_source=x', '?price_min=3&price_max=9&utm_source=x'],
    ['?price_max=20%25&words=fish', '?words=fish&unread=price'],
  ])('%s leads to its one spelling', async (query, spelling) => {
    const answer = await ask(query);
    expect(answer.status).toBe(307);
    const to = new URL(answer.headers.get('location') ?? '', addressOf('/'));
    expect(to.pathname + to.search).toBe(place + spelling);
  });

  it('takes a place in another list for the beginning, and refuses what is too long', async () => {
    expect((await ask('?after=bm90aGluZw')).status).toBe(200);
    const long = await ask(`?words=${'x'.repeat(3_000)}`);
    expect(long.status).toBe(414);
    expect(await long.text()).toContain('at most 2048 characters');
  });
});
