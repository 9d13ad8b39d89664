import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { tabTo } from '../support/keyboard';
import { sumSizes, weighVisit, withoutAccount } from '../support/measure-page';
import { sendRawRequest } from '../support/raw-request';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const searchPath = '/en-GH/buy-a-business/business-listing-search';
const officeSearchPath = '/en-GH/locations/greater-accra/osu/buy-a-business/active-business-listings';
const agentSearchPath = '/en-GH/agents/kojo-ebo-arthur/listings';
const addressOf = (path: string) => inject('siteUrl') + path;

const countOf = (page: Page) => page.locator('[id$="-count"]');
const cards = (page: Page) => page.locator('[data-swap="results"] li h3');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const keywordField = (page: Page) => page.getByLabel('Trade, town or any word');
const total = async (page: Page) =>
  Number.parseInt(((await countOf(page).textContent()) ?? '').replace(',', ''), 10);
const isSettled = (page: Page) => page.locator('[data-swap="results"]:not([aria-busy])').waitFor();
/** A click navigates a moment later. */
const waitForQuery = (page: Page, query: string | RegExp) =>
  page.waitForURL(({ search }) => (typeof query === 'string' ? search === query : query.test(search)));

describe.concurrent('listing search without a script', () => {
  const searches = [
    [officeSearchPath, '/locations/greater-accra/osu/listings/'],
    [searchPath, '/buy-a-business/listings/'],
    [agentSearchPath, '/agents/kojo-ebo-arthur/'],
    [searchPath.replace('GH', 'US'), '/en-US/'],
  ] as const;
  it.each(sampleCases(searches, 1))(
    'filters at %s and links to its own listings',
    async (path, linkPrefix) => {
      const { page, complaints, close } = await browser.openTab({ javaScriptEnabled: false });
      await page.goto(addressOf(path));
      const all = await total(page);
      expect(all).toBeGreaterThan(0);
      await page.getByRole('textbox', { name: 'To' }).first().fill('1.5m');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/price_max/);
      // Empty and default fields are omitted, and the amount is normalised.
      expect(new URL(page.url()).pathname).toBe(path);
      expect(new URL(page.url()).search).toBe('?price_max=1500000');
      expect(await total(page)).toBeLessThan(all);
      const hrefs = await cards(page)
        .locator('a')
        .evaluateAll((links) => links.map((item) => item.getAttribute('href')));
      for (const href of hrefs) expect(href).toContain(linkPrefix);
      await chips(page).getByRole('link').first().click();
      await waitForQuery(page, '');
      expect(await total(page)).toBe(all);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('the count next to each option equals the number of results', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(addressOf(searchPath));
    const choice = page.locator('label:has([name=region])').first();
    const promised = Number(((await choice.locator('span').last().textContent()) ?? '').replace(',', ''));
    await choice.click();
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/region=/);
    expect(await total(page)).toBe(promised);
    await close();
  });

  it('pagination shows no listing twice, and sorting works', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(`${addressOf(searchPath)}?sort=name_asc`);
    const first = await cards(page).allInnerTexts();
    expect(first).toEqual([...first].sort((first, second) => first.localeCompare(second, 'en')));
    await page.getByRole('link', { name: 'Next page' }).click();
    await waitForQuery(page, /after=/);
    const second = await cards(page).allInnerTexts();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect((second[0] ?? '').localeCompare(first.at(-1) ?? '', 'en')).toBeGreaterThanOrEqual(0);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await waitForQuery(page, '?sort=name_asc');
    expect(await cards(page).allInnerTexts()).toEqual(first);
    await close();
  });

  it('an empty result suggests filters to remove, and the map counts all results', {
    skip: !isLongForm,
  }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(`${addressOf(searchPath)}?kind=franchise&price_max=1`);
    await page.getByText('No business matches all of that').waitFor();
    await page.getByRole('link', { name: /^Without Asking price/ }).click();
    await waitForQuery(page, '?kind=franchise');
    const resultCount = await total(page);
    expect(resultCount).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Map' }).click();
    await waitForQuery(page, '?kind=franchise&view=map');
    const counts = await page.locator('[aria-labelledby$="-places"] li span:last-child').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(resultCount);
    await close();
  });
});

describe.concurrent('listing search with a script', () => {
  it('updates the results in place, keeps the focus, announces the count and supports back navigation', ({
    expect,
  }) =>
    browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const shift = await watchLayoutShift(page);
      const weigh = weighVisit(page);
      const response = await page.goto(addressOf(searchPath), { waitUntil: 'networkidle' });
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
      await keywordField(page).fill('no such trade anywhere -at');
      await page.keyboard.press('Enter');
      await page.waitForURL(/words=/);
      await isSettled(page);
      await page.goBack();
      await expect.poll(() => total(page)).toBe(some);
      expect(await keywordField(page).inputValue()).toBe('');
      await chips(page).getByRole('link').first().click();
      await expect.poll(() => total(page)).toBe(all);
      expect(new URL(page.url()).search).toBe('');
      expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/-count$/);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      const scriptsGz = withoutAccount((await weigh(response)).scriptsGz);
      expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz['listing-search'],
      );
    }));

  it(
    'back navigation restores earlier searches, also from a listing page',
    { skip: !isLongForm },
    ({ expect }) =>
      browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
        await page.goto(addressOf(searchPath), { waitUntil: 'networkidle' });
        const all = await total(page);
        await page.locator('label:has([value=greater-accra])').click();
        await page.waitForURL(/region=/);
        await isSettled(page);
        const some = await total(page);
        await page.getByRole('link', { name: 'Next page' }).click();
        await page.waitForURL(/after=/);
        await isSettled(page);
        const titles = await cards(page).allInnerTexts();
        await cards(page).locator('a').first().click();
        await page.waitForURL(/listings\//);
        await page.goBack({ waitUntil: 'networkidle' });
        expect(await cards(page).allInnerTexts()).toEqual(titles);
        await page.goBack();
        await expect.poll(() => cards(page).allInnerTexts()).not.toEqual(titles);
        expect(await total(page)).toBe(some);
        await page.goBack();
        await expect.poll(() => total(page)).toBe(all);
        expect(new URL(page.url()).search).toBe('');
      }),
  );

  it('on a phone, filters open as an overlay and close with the results', ({ expect }) =>
    browser.inTab({ viewport: { width: 360, height: 740 } }, async (page) => {
      await page.goto(addressOf(searchPath), { waitUntil: 'networkidle' });
      expect(await page.locator('[name=region]').first().isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.locator('label:has([name=region])').first().click();
      await page.waitForURL(/region=/);
      await isSettled(page);
      await page.getByRole('button', { name: /^Show \d/ }).click();
      await expect.poll(() => page.locator('[name=region]').first().isVisible()).toBe(false);
      await expect.poll(() => countOf(page).evaluate((item) => document.activeElement === item)).toBe(true);
      const heading = (await countOf(page).boundingBox())?.y ?? -1;
      expect(heading).toBeGreaterThanOrEqual(0);
      expect(heading).toBeLessThan(370);
      expect(await page.getByRole('button', { name: 'Filters (1)' }).count()).toBe(1);
    }));

  const states = [
    ['?words=school', 1440],
    ['?kind=franchise&price_max=1', 360],
    ['?view=map', 360],
    ['?view=table', 1440],
    ['?view=table', 360],
  ] as const;
  it.each(sampleCases(states, 1))(
    '%s at %i px has no accessibility violations',
    { skip: !isLongForm },
    (query, width) =>
      browser.inTab({ viewport: { width, height: 900 } }, async (page) => {
        await page.goto(addressOf(searchPath) + query, { waitUntil: 'networkidle' });
        expect(await findViolations(page)).toEqual([]);
        expect(await findDarkViolations(page)).toEqual([]);
      }),
  );
});

describe.concurrent('response to a listing search', () => {
  const search = (query: string) => fetch(addressOf(searchPath) + query, { redirect: 'manual' });
  const isHit = async (query: string) => (await search(query)).headers.get('cache-status') === 'tessera; hit';
  const linkOf = (html: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

  it('is cached for a minute, also by the site, and has a canonical address', async () => {
    const query = '?region=ashanti&sort=price_asc&utm_source=x';
    for (const isStored of [false, true]) {
      if (isStored) await expect.poll(() => isHit(query)).toBe(true);
      const response = await search(query);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
      const html = await response.text();
      expect(linkOf(html)).toMatch(/business-listing-search\?region=ashanti&sort=price_asc$/);
      expect(html).toContain('<meta name="robots" content="noindex"');
    }
  });

  it('is stored in each encoding and with an ETag, without headers of the framework', async () => {
    const query = '?region=ashanti&sort=price_desc';
    await expect.poll(() => isHit(query)).toBe(true);
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await sendRawRequest(searchPath + query, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(Object.keys(headers).filter((name) => /^x-(nextjs|middleware)/.test(name))).toEqual([]);
      const same = { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' };
      expect([status, (await sendRawRequest(searchPath + query, same)).status]).toEqual([200, 304]);
    }
  });

  it('is rendered once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => search('?region=volta&sort=sde_desc')),
    );
    const stored = responses.filter(({ headers }) => headers.get('cache-status') === 'tessera; hit');
    expect(stored).toHaveLength(7);
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
  });

  it('is not served to requests without a query', async () => {
    await (await search('')).text();
    const response = await search('?utm_source=x');
    expect(response.headers.get('cache-status')).toContain('hit');
    const html = await response.text();
    expect(linkOf(html)).toMatch(/business-listing-search$/);
    expect(html).not.toContain('<meta name="robots"');
  });

  it.each([
    ['?sort=price_asc&region=volta&region=ashanti', '?region=ashanti&region=volta&sort=price_asc'],
    ['?words=&region=&status=for-sale&after=', ''],
    ['?price_min=9&price_max=3&utm_source=x', '?price_min=3&price_max=9&utm_source=x'],
    ['?price_max=20%25&words=fish', '?words=fish&unread=price'],
  ])('%s redirects to its canonical query', async (query, spelling) => {
    const response = await search(query);
    expect(response.status).toBe(307);
    const to = new URL(response.headers.get('location') ?? '', addressOf('/'));
    expect(to.pathname + to.search).toBe(searchPath + spelling);
  });

  it('treats an invalid cursor as the first page, and rejects a query that is too long', async () => {
    expect((await search('?after=bm90aGluZw')).status).toBe(200);
    const long = await search(`?words=${'x'.repeat(3_000)}`);
    expect(long.status).toBe(414);
    expect(await long.text()).toContain('limited to 2048 characters');
  });
});
