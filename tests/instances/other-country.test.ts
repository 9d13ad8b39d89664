import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { freePort } from '../../lib/local-database/free-port';
import { retryUnavailable } from '../support/retry-unavailable';
import { serveInstance } from '../support/serve-instance';
import { shareBrowser } from '../support/share-browser';
import { sampleCases } from '../support/test-scope';
import { visit } from '../support/visit';

/** The same build and data, configured for another country and other languages. */
let ireland: RunningSite;
const browser = shareBrowser();
const requestedTiles: string[] = [];
const tilePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const tiles = createServer(({ url = '' }, answer) => {
  requestedTiles.push(url);
  answer.setHeader('content-type', 'image/png').end(tilePng);
});

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => tiles.listen(port, resolve));
  ireland = await serveInstance({
    ...inject('siteEnv'),
    COUNTRY: 'IE',
    ENABLED_LOCALES: 'en-IE,fr-CA,es-ES,ja-JP,vi-VN',
    SITE_URL: inject('siteUrl'),
    MAP_TILES: `http://localhost:${port}/{z}/{x}/{y}.png`,
    MAP_CREDIT: '[© The mapmakers](https://maps.example/copyright)',
  });
});
afterAll(async () => {
  await ireland?.stop();
  tiles.close();
});

const read = async (path: string) => {
  const { status, html } = await retryUnavailable(() => visit(ireland.url + path));
  expect([path, status]).toEqual([path, 200]);
  return html;
};
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('instance for Ireland › formats the home page for Ireland', async () => {
  const html = await read('/en-IE');
  expect(html).toContain('<html lang="en-IE"');
  const text = textOf(html);
  expect(text).toContain('€');
  expect(text).not.toContain('GH₵');
  expect(text).toContain('Country Ireland');
  expect(text).toContain('Offices Across Ireland');
  expect(html.indexOf('https://ie.meridian.example"')).toBeLessThan(
    html.indexOf('https://us.meridian.example"'),
  );
});

it('instance for Ireland › formats an office page for Ireland', async () => {
  const html = await read('/en-IE/locations/greater-accra/osu');
  const text = textOf(html);
  expect(text).toContain('County Greater Accra');
  expect(text).not.toMatch(/Region Greater Accra|Digital Address|GA-\d{3}/);
  expect(html).toContain('data-zone="Europe/Dublin"');
  expect(text).toMatch(/\+233 30 \d/);
});

it('instance for Ireland › shows an office on a street map when map tiles are configured', async () => {
  await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
    // The network's pictures are in the data folder of another instance.
    await page.route(`${ireland.url}/media/*`, (route) =>
      route.fulfill({ contentType: 'image/png', body: tilePng }),
    );
    await page.goto(`${ireland.url}/en-IE/locations/greater-accra/osu/contact-us`);
    const map = page.locator('figure').filter({ hasText: '© The mapmakers' });
    await map.scrollIntoViewIfNeeded();
    const widths = () =>
      map.locator('img').evaluateAll((all) => all.map((item) => Reflect.get(item, 'naturalWidth')));
    await expect.poll(widths).toEqual([1, 1, 1, 1]);
    expect(requestedTiles.toSorted()).toEqual([...new Set(requestedTiles)].toSorted());
    expect(requestedTiles).toHaveLength(4);
    expect(requestedTiles.every((url) => /^\/16\/327\d\d\/317\d\d\.png$/.test(url))).toBe(true);
    expect(await map.getByRole('link').getAttribute('href')).toBe('https://maps.example/copyright');
  });
});

const languages = [
  ['fr-CA', ['Passer au contenu', 'Pays Irlande', 'Accueil', 'Vendre une entreprise']],
  ['es-ES', ['Saltar al contenido', 'País Irlanda', 'Inicio', 'Vender un negocio']],
  ['ja-JP', ['本文へ移動', '国 アイルランド', 'ホーム', '事業を売る']],
  ['vi-VN', ['Chuyển đến nội dung', 'Quốc gia Ireland', 'Trang chủ', 'Bán doanh nghiệp']],
] as const;

it.each(sampleCases(languages, 2))(
  'instance for Ireland › translates fixed texts to %s, and falls back for untranslated content',
  async (locale, expectedTexts) => {
    const html = await read(`/${locale}/sell-a-business/seller-faq`);
    expect(html).toContain(`<html lang="${locale}"`);
    const text = textOf(html);
    for (const expectedText of expectedTexts) expect(text).toContain(expectedText);
    const english = /<h1[^>]*>([^<]+)</.exec(await read('/en-IE/sell-a-business/seller-faq'))?.[1];
    expect(html).toContain(english);
  },
);

it('instance for Ireland › geocodes its own towns', async () => {
  const html = await read('/en-IE/locations');
  expect(html).toContain('Try Galway or D02 X285');
  expect(html).toMatch(/\/drawn\/ireland-[0-9a-f]+\.svg#home/);
  const response = await fetch(`${ireland.url}/api/office-search?near=Galway`);
  expect([response.status, await response.json()]).toEqual([200, { offices: [] }]);
});
