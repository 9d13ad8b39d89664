import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const site = inject('siteUrl');
const osu = `${site}/en-GH/locations/greater-accra/osu`;
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });
/** The office stored by the browser: the cookie, and the local-storage key named in the specification. */
const storedOffice = async (page: Page) => ({
  cookie: (await page.context().cookies()).find(({ name }) => name === 'office')?.value ?? null,
  stored: await page.evaluate(() => localStorage.getItem('location_info')),
});
const osuContext = { cookie: 'greater-accra/osu', stored: '{"slug":"osu","state_slug":"greater-accra"}' };
const noContext = { cookie: null, stored: null };

describe.concurrent('office context from the address', () => {
  const names = [
    ['store', '/en-GH?store=osu&from=friend', '?from=friend'],
    ['location', '/?location=osu', ''],
    ['path, the region wrong', '/en-GH/locations/volta/osu?a=b', '?a=b'],
    ['magasin', '/en-GH?magasin=osu', ''],
    ['store', '/en-GH/locations?store=osu', ''],
  ] as const;
  it.for(sampleCases(names, 1))(
    'by "%s" redirects to the office, is stored, and applies to shared pages',
    ([, address, rest], { expect }) =>
      browser.inTab({}, async (page) => {
        await open(page, site + address);
        expect(page.url()).toBe(osu + rest);
        await expect.poll(() => storedOffice(page)).toEqual(osuContext);
        const bar = page.getByRole('complementary', { name: 'Your office' });
        await bar.getByRole('link', { name: 'Meridian Business Advisors Osu' }).waitFor();

        for (const shared of sampleCases(
          ['sell-a-business?utm_source=x', 'blog', 'contact-us', 'reviews'],
          1,
        )) {
          await open(page, `${site}/en-GH/${shared}`);
          expect(page.url()).toBe(`${osu}/${shared}`);
        }
        await open(page, `${site}/en-GH/buy-a-business/business-listing-search`);
        expect(page.url()).toBe(`${osu}/buy-a-business/active-business-listings`);
      }),
  );

  it('is stored in location_info, which applies without the cookie, until the office no longer exists', ({
    expect,
  }) =>
    browser.inTab({}, async (page) => {
      await open(page, `${site}/en-GH/resources`);
      const store = (slug: string) =>
        page.evaluate(
          (value) => localStorage.setItem('location_info', value),
          JSON.stringify({ slug, state_slug: 'greater-accra' }),
        );
      await store('osu');
      await page.reload();
      await expect.poll(() => storedOffice(page)).toEqual(osuContext);
      await open(page, `${site}/en-GH/blog`);
      expect(page.url()).toBe(`${osu}/blog`);

      await open(page, `${site}/en-GH`);
      await store('atlantis');
      await open(page, `${site}/en-GH/resources`);
      await open(page, `${site}/en-GH/blog`);
      expect(page.url()).toBe(`${site}/en-GH/blog`);
      await expect.poll(() => storedOffice(page)).toEqual(noContext);
    }));

  it('of an unknown office redirects to the page itself', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await open(page, `${site}/en-GH/locations?store=atlantis`);
      expect(page.url()).toBe(`${site}/en-GH/locations`);
      expect(await storedOffice(page)).toEqual(noContext);
    }),
  );

  it.each(sampleCases(['/locations', '', '/locations/ashanti', '/agents', '/agents/kojo-ebo-arthur'], 1))(
    'is cleared at "%s"',
    (path) =>
      browser.inTab({}, async (page) => {
        await open(page, osu);
        expect(await storedOffice(page)).toEqual(osuContext);
        await open(page, `${site}/en-GH${path}`);
        expect(await storedOffice(page)).toEqual(noContext);
        await open(page, `${site}/en-GH/blog`);
        expect(page.url()).toBe(`${site}/en-GH/blog`);
      }),
  );
});

describe.concurrent('content of another office', () => {
  const ho = `${site}/en-GH/locations/volta/ho`;
  const hoContext = { cookie: 'volta/ho', stored: '{"slug":"ho","state_slug":"volta"}' };
  const article = 'blog/how-to-read-a-listing';
  const listing = 'listings/waakye-kitchen-that-sells-out-by-ten-adabraka-1054';

  it('does not change the office context when it is read', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab({}, async (page) => {
      await open(page, ho);
      await open(page, `${site}/en-GH/${article}`);
      expect(page.url()).toBe(`${ho}/${article}`);
      await open(page, `${site}/en-GH/buy-a-business/${listing}`);
      expect(page.url()).toBe(`${osu}/${listing}`);
      expect(await storedOffice(page)).toEqual(hoContext);
      await open(page, `${osu}/reviews`);
      await expect.poll(() => storedOffice(page)).toEqual(osuContext);
    }),
  );

  it('changes the office context when it is named in the address', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab({}, async (page) => {
      await open(page, osu);
      for (const [path, end] of [
        [`${osu}/${article}`, `${ho}/${article}`],
        [`${osu}/${listing}`, ho],
      ] as const) {
        await open(page, `${path}?store=ho`);
        expect(page.url()).toBe(end);
        await expect.poll(() => storedOffice(page)).toEqual(hoContext);
      }
      await open(page, `${site}/en-GH/buy-a-business/${listing}?store=osu`);
      expect(page.url()).toBe(`${osu}/${listing}`);
      await expect.poll(() => storedOffice(page)).toEqual(osuContext);
    }),
  );

  it('is not linked from the articles of an office', async () => {
    const html = await (await fetch(`${osu}/sell-a-business`)).text();
    const articles = [...html.matchAll(/href="([^"]*\/blog\/[^"]+)"/g)].map(([, href]) => href);
    expect(articles.length).toBeGreaterThan(0);
    for (const href of articles) expect(href).toContain('/en-GH/locations/greater-accra/osu/blog/');
  });
});

it.concurrent('agent context › applies to sell and buy pages until the visitor leaves them', () =>
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

describe.concurrent('URL hash', () => {
  const faq = '/en-GH/sell-a-business/seller-faq';
  const top = (page: Page) =>
    page.evaluate(() => Math.round(document.querySelector(':target')?.getBoundingClientRect().top ?? 0));

  it("of an agent's listings scrolls to 200 px below the top, also after a redirect with a query", ({
    expect,
  }) =>
    browser.inTab({ viewport: { width: 1280, height: 700 } }, async (page) => {
      await open(page, `${site}/en-GH/agents/kojo-ebo-arthur/my-listings?from=card`);
      expect(page.url()).toBe(`${site}/en-GH/agents/kojo-ebo-arthur?from=card#my-listings`);
      await expect.poll(() => top(page)).toBe(200);
    }));

  /** Animations could interfere with scrolling to the target. */
  const withMotion = { viewport: { width: 1280, height: 700 }, reducedMotion: 'no-preference' } as const;
  const readAnchors = async () => {
    const html = await (await fetch(site + faq)).text();
    return [...html.matchAll(/<div id="([^"]+)" class="pb-6/g)].map(([, id]) => id);
  };

  it('of a FAQ answer opens it on load, each time', { skip: !isLongForm }, async ({ expect }) => {
    const anchors = (await readAnchors()).slice(2, 12);
    expect(anchors).toHaveLength(10);
    for (const anchor of sampleCases(anchors, 1))
      await browser.inTab(withMotion, async (page) => {
        await open(page, `${site}${faq}#${anchor}`);
        await expect.poll(() => top(page)).toBe(200);
      });
  });

  it('set by a script scrolls to one answer after another', { skip: !isLongForm }, async ({ expect }) => {
    const anchors = (await readAnchors()).slice(2, 12);
    await browser.inTab(withMotion, async (page) => {
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

it.concurrent('office context › "Change Office" and another choice change the office', () =>
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
