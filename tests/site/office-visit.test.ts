import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { isLongForm, thinOut } from '../support/long-form';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const osu = `${site}/en-GH/locations/greater-accra/osu`;
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });
/** What the browser keeps of the office: the cookie, and what the specification names. */
const storedOffice = async (page: Page) => ({
  cookie: (await page.context().cookies()).find(({ name }) => name === 'office')?.value ?? null,
  stored: await page.evaluate(() => localStorage.getItem('location_info')),
});
const inOsu = { cookie: 'greater-accra/osu', stored: '{"slug":"osu","state_slug":"greater-accra"}' };
const inNone = { cookie: null, stored: null };

describe.concurrent('an office in the address', () => {
  const names = [
    ['store', '/en-GH?store=osu&from=friend', '?from=friend'],
    ['location', '/?location=osu', ''],
    ['path, the region wrong', '/en-GH/locations/volta/osu?a=b', '?a=b'],
    ['magasin', '/en-GH?magasin=osu', ''],
    ['store', '/en-GH/locations?store=osu', ''],
  ] as const;
  it.for(thinOut(names, 1))(
    'by "%s" leads to it, is kept, and takes shared pages along',
    ([, address, rest], { expect }) =>
      browser.inTab({}, async (page) => {
        await open(page, site + address);
        expect(page.url()).toBe(osu + rest);
        await expect.poll(() => storedOffice(page)).toEqual(inOsu);
        const bar = page.getByRole('complementary', { name: 'Your office' });
        await bar.getByRole('link', { name: 'Meridian Business Advisors Osu' }).waitFor();

        for (const shared of thinOut(['sell-a-business?utm_source=x', 'blog', 'contact-us', 'reviews'], 1)) {
          await open(page, `${site}/en-GH/${shared}`);
          expect(page.url()).toBe(`${osu}/${shared}`);
        }
        await open(page, `${site}/en-GH/buy-a-business/business-listing-search`);
        expect(page.url()).toBe(`${osu}/buy-a-business/active-business-listings`);
      }),
  );

  it('is kept in location_info, which leads without the cookie, until it is there no more', ({ expect }) =>
    browser.inTab({}, async (page) => {
      await open(page, `${site}/en-GH/resources`);
      const store = (slug: string) =>
        page.evaluate(
          (value) => localStorage.setItem('location_info', value),
          JSON.stringify({ slug, state_slug: 'greater-accra' }),
        );
      await store('osu');
      await page.reload();
      await expect.poll(() => storedOffice(page)).toEqual(inOsu);
      await open(page, `${site}/en-GH/blog`);
      expect(page.url()).toBe(`${osu}/blog`);

      await open(page, `${site}/en-GH`);
      await store('atlantis');
      await open(page, `${site}/en-GH/resources`);
      await open(page, `${site}/en-GH/blog`);
      expect(page.url()).toBe(`${site}/en-GH/blog`);
      await expect.poll(() => storedOffice(page)).toEqual(inNone);
    }));

  it('that does not exist leads on to the page itself', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await open(page, `${site}/en-GH/locations?store=atlantis`);
      expect(page.url()).toBe(`${site}/en-GH/locations`);
      expect(await storedOffice(page)).toEqual(inNone);
    }),
  );

  it.each(thinOut(['/locations', '', '/locations/ashanti', '/agents', '/agents/kojo-ebo-arthur'], 1))(
    'is released at "%s"',
    (path) =>
      browser.inTab({}, async (page) => {
        await open(page, osu);
        expect(await storedOffice(page)).toEqual(inOsu);
        await open(page, `${site}/en-GH${path}`);
        expect(await storedOffice(page)).toEqual(inNone);
        await open(page, `${site}/en-GH/blog`);
        expect(page.url()).toBe(`${site}/en-GH/blog`);
      }),
  );
});

describe.concurrent('what another office has', () => {
  const ho = `${site}/en-GH/locations/volta/ho`;
  const inHo = { cookie: 'volta/ho', stored: '{"slug":"ho","state_slug":"volta"}' };
  const article = 'blog/how-to-read-a-listing';
  const listing = 'listings/waakye-kitchen-that-sells-out-by-ten-adabraka-1054';

  it('moves nobody there who reads it', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab({}, async (page) => {
      await open(page, ho);
      await open(page, `${site}/en-GH/${article}`);
      expect(page.url()).toBe(`${ho}/${article}`);
      await open(page, `${site}/en-GH/buy-a-business/${listing}`);
      expect(page.url()).toBe(`${osu}/${listing}`);
      expect(await storedOffice(page)).toEqual(inHo);
      await open(page, `${osu}/reviews`);
      await expect.poll(() => storedOffice(page)).toEqual(inOsu);
    }),
  );

  it('is no reason to leave the office that was named', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab({}, async (page) => {
      await open(page, osu);
      for (const [path, end] of [
        [`${osu}/${article}`, `${ho}/${article}`],
        [`${osu}/${listing}`, ho],
      ] as const) {
        await open(page, `${path}?store=ho`);
        expect(page.url()).toBe(end);
        await expect.poll(() => storedOffice(page)).toEqual(inHo);
      }
      await open(page, `${site}/en-GH/buy-a-business/${listing}?store=osu`);
      expect(page.url()).toBe(`${osu}/${listing}`);
      await expect.poll(() => storedOffice(page)).toEqual(inOsu);
    }),
  );

  it('is not linked to by an office’s articles', async () => {
    const html = await (await fetch(`${osu}/sell-a-business`)).text();
    const articles = [...html.matchAll(/href="([^"]*\/blog\/[^"]+)"/g)].map(([, href]) => href);
    expect(articles.length).toBeGreaterThan(0);
    for (const href of articles) expect(href).toContain('/en-GH/locations/greater-accra/osu/blog/');
  });
});

it.concurrent('an agent leads to their sell and buy pages until they are left', () =>
  browser.inTab({}, async (page) => {
    const agent = `${site}/en-GH/agents/kojo-ebo-arthur`;
    await open(page, `${agent}/listings`);
    for (const path of [
      'sell-a-business',
      'buy-a-business/buyer-registration?x=1',
      'sell-a-business/calculator',
    ]) {
      await open(page, `${site}/en-GH/${path}`);
      expect(page.url()).toBe(`${agent}/${path}`);
    }
    await open(page, `${site}/en-GH/resources`);
    await open(page, `${site}/en-GH/sell-a-business`);
    expect(page.url()).toBe(`${site}/en-GH/sell-a-business`);
  }));

describe.concurrent('a hash', () => {
  const faq = '/en-GH/sell-a-business/seller-faq';
  const top = (page: Page) =>
    page.evaluate(() => Math.round(document.querySelector(':target')?.getBoundingClientRect().top ?? 0));

  it('of an agent’s listings is reached 200 px below the top, and by a redirect with the query', ({
    expect,
  }) =>
    browser.inTab({ viewport: { width: 1280, height: 700 } }, async (page) => {
      await open(page, `${site}/en-GH/agents/kojo-ebo-arthur/my-listings?from=card`);
      expect(page.url()).toBe(`${site}/en-GH/agents/kojo-ebo-arthur?from=card#my-listings`);
      await expect.poll(() => top(page)).toBe(200);
    }));

  /** Motion is what could keep an answer from being reached. */
  const moving = { viewport: { width: 1280, height: 700 }, reducedMotion: 'no-preference' } as const;
  const readAnchors = async () => {
    const html = await (await fetch(site + faq)).text();
    return [...html.matchAll(/<div id="([^"]+)" class="pb-6/g)].map(([, id]) => id);
  };

  it('of an answer opens it on load, ten of ten times', { skip: !isLongForm }, async ({ expect }) => {
    const anchors = (await readAnchors()).slice(2, 12);
    expect(anchors).toHaveLength(10);
    for (const anchor of thinOut(anchors, 1))
      await browser.inTab(moving, async (page) => {
        await open(page, `${site}${faq}#${anchor}`);
        await expect.poll(() => top(page)).toBe(200);
      });
  });

  it('that a script sets reaches one answer after the other', { skip: !isLongForm }, async ({ expect }) => {
    const anchors = (await readAnchors()).slice(2, 12);
    await browser.inTab(moving, async (page) => {
      await open(page, site + faq);
      for (const anchor of anchors) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, anchor ?? '');
        await expect.poll(() => top(page)).toBe(200);
      }
    });
  });
});

it.concurrent('changes the office by "Change Office" and the choice of another', () =>
  browser.inTab({ viewport: { width: 360, height: 740 } }, async (page) => {
    await open(page, `${site}/en-GH?store=osu`);
    await page.getByRole('link', { name: 'Change Office' }).click();
    await page.waitForURL('**/en-GH/locations');
    await page.getByRole('link', { name: 'Meridian Business Advisors Tema' }).first().click();
    await page.waitForURL('**/en-GH/locations/greater-accra/tema');
    const bar = page.getByRole('complementary', { name: 'Your office' });
    await bar.getByRole('link', { name: 'Meridian Business Advisors Tema' }).waitFor();
    await open(page, `${site}/en-GH/sell-a-business`);
    expect(page.url()).toBe(`${site}/en-GH/locations/greater-accra/tema/sell-a-business`);
  }));
