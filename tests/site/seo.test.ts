import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { localised, pageTypes } from '../support/page-types';
import { rowAddresses } from '../support/row-addresses';
import { isLongForm, sampleCases } from '../support/test-scope';

const site = inject('siteUrl');
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address.startsWith('/') ? site + address : address, { redirect: 'manual', headers });
const read = async (address: string) => (await get(address)).text();
const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const locationsOf = (xml: string) =>
  matchAll(xml, /<loc>([^<]+)<\/loc>/g).map((location) => location.replaceAll('&amp;', '&'));
const canonicalOf = (html: string) => matchAll(html, /<link rel="canonical" href="([^"]+)"/g);
const languagesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, name, href]) => [
      name,
      href,
    ]),
  );

const listing = 'waakye-kitchen-that-sells-out-by-ten-adabraka-1054';

describe('sitemap', () => {
  it('lists every kind of page in every language in its index', async () => {
    const parts = locationsOf(await read('/sitemap.xml'));
    const names = parts.map((part) => part.replace(`${site}/sitemap.xml?part=`, ''));
    const records = ['listings', 'sold', 'posts'];
    const written = ['pages', 'regions', 'offices', 'office_pages', 'agents', 'agent_pages', ...records];
    // The standard pages of offices and agents are not translated for the United States.
    const american = ['pages', 'regions', 'offices', 'agents', ...records];
    expect(names).toEqual([
      ...written.map((kind) => `en-GH.${kind}.1`),
      ...american.map((kind) => `en-US.${kind}.1`),
    ]);
  });

  it('lists only existing, indexable, canonical addresses', {
    skip: !isLongForm,
  }, async () => {
    const parts = locationsOf(await read('/sitemap.xml'));
    const listedAddresses = await Promise.all(parts.map(async (part) => locationsOf(await read(part))));
    expect(new Set(listedAddresses.flat()).size).toBe(listedAddresses.flat().length);
    for (const addresses of listedAddresses) {
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of isLongForm ? addresses : addresses.slice(-1)) {
        const response = await get(address);
        const html = await response.text();
        expect([address, response.status, canonicalOf(html)]).toEqual([address, 200, [address]]);
        expect(html).not.toContain('noindex');
      }
    }
  });

  // A sample of the second language; the cases below cover both.
  it.each([
    ['en-GH', rowAddresses],
    ['en-US', sampleCases(rowAddresses, 6)],
  ] as const)('lists every indexable canonical page of %s', { skip: !isLongForm }, async (locale, rows) => {
    const parts = locationsOf(await read('/sitemap.xml')).filter((part) => part.includes(`=${locale}.`));
    const listedAddresses = new Set(
      (await Promise.all(parts.map(async (part) => locationsOf(await read(part))))).flat(),
    );
    const regions = ['upper-east', 'savannah'].map((region) => `/locations/${region}`);
    const missing: string[] = [];
    for (const path of [...rows.map((item) => item.path), ...regions]) {
      const address = site + localised(locale, path);
      const response = await get(address);
      const html = await response.text();
      const isIndexable = response.status === 200 && !html.includes('noindex');
      if (isIndexable && canonicalOf(html).includes(address) && !listedAddresses.has(address))
        missing.push(path);
    }
    expect(missing).toEqual([]);
  });

  it('answers 304 to a matching ETag', async () => {
    const first = await get('/sitemap.xml?part=en-GH.offices.1');
    expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const revalidated = await get('/sitemap.xml?part=en-GH.offices.1', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(revalidated.status).toBe(304);
  });

  it.each([
    'part=en-GH.offices.0',
    'part=en-GH.pages.99',
    'part=ja-JP.posts.1',
    'part=en-GH.staff.1',
    'page=1',
    'part=en-GH.posts.1&x=1',
  ])('answers 404 for %s', async (query) => expect((await get(`/sitemap.xml?${query}`)).status).toBe(404));
});

it.each([
  ['/sell-a-business/seller-faq', ['en-GH', 'en-US']],
  ['/sell-a-business', ['en-GH']],
])(
  'alternate languages › %s, written in %j, is canonical and listed in those languages',
  async (path, written) => {
    const html = await read(`/en-US${path}`);
    expect(canonicalOf(html)).toEqual([`${site}/${written.at(-1)}${path}`]);
    expect(JSON.stringify(graphOf(html))).toContain(`"item":"${site}/${written.at(-1)}"`);
    expect(
      Object.keys(languagesOf(html)).filter((name) => name.includes('-') && name !== 'x-default'),
    ).toEqual(written.length > 1 ? written : []);
    expect((await read('/sitemap.xml?part=en-US.pages.1')).includes(`/en-US${path}<`)).toBe(
      written.length > 1,
    );
  },
);

describe('listing metadata', () => {
  it.each([`/buy-a-business/listings/${listing}`, `/locations/greater-accra/osu/listings/${listing}`])(
    'the network page is canonical for %s',
    async (path) => {
      const html = await read(localised('en-US', path));
      const canonicalPath = `/buy-a-business/listings/${listing}`;
      expect(canonicalOf(html)).toEqual([`${site}/en-US${canonicalPath}`]);
      expect(languagesOf(html)).toEqual({
        'en-GH': `${site}/en-GH${canonicalPath}`,
        'en-US': `${site}/en-US${canonicalPath}`,
        en: `${site}/en-GH${canonicalPath}`,
        'x-default': `${site}/en-GH${canonicalPath}`,
      });
      expect(graphOf(html)[0]).toMatchObject({
        '@type': 'Product',
        url: `${site}/en-US${canonicalPath}`,
        offers: { priceCurrency: 'GHS' },
      });
    },
  );
});

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

function graphOf(html: string) {
  const graphs = matchAll(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return graphs.flatMap((text) => graphSchema.parse(JSON.parse(text))['@graph']);
}

describe('structured data of a page', () => {
  it.each([
    ['home', ['Organization', 'WebSite']],
    ['office', ['LocalBusiness', 'BreadcrumbList']],
    ['agent', ['Person', 'BreadcrumbList']],
    ['blog post', ['BlogPosting', 'BreadcrumbList']],
    ['sell', ['BreadcrumbList']],
    ['contact thank you', []],
    ['not found', []],
  ])('%s', async (name, types) => {
    const html = await read(localised('en-GH', pageTypes[name] ?? ''));
    expect(graphOf(html).map((node) => node['@type'])).toEqual(types);
  });
});

describe('share picture', () => {
  it.each(sampleCases(['home', 'office', 'agent', 'listing', 'blog post'], 2))(
    'of %s exists in the declared size',
    async (name) => {
      const html = await read(localised('en-GH', pageTypes[name] ?? ''));
      const [address = ''] = matchAll(html, /<meta property="og:image" content="([^"]+)"/g);
      const response = await get(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(sizeOfJpeg(Buffer.from(await response.arrayBuffer()))).toEqual([1200, 630]);
    },
  );

  it.each([
    '/media/share/en-GH/no-such-page.jpg',
    '/media/share/ja-JP.jpg',
    '/media/share/en-GH.png',
    '/media/share/en-GH.jpg?x=1',
  ])('%s answers 404', async (path) => expect((await get(path)).status).toBe(404));
});

/** Width and height from the start-of-frame marker. */
function sizeOfJpeg(file: Buffer): number[] {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  return [];
}

describe('files for crawlers', () => {
  it('robots.txt names the sitemap', async () => {
    expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it.each(['en-GH', 'en-US'])('the blog of %s has a feed', async (locale) => {
    const [feed = ''] = matchAll(
      await read(`/${locale}/blog`),
      /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/g,
    );
    const response = await get(feed);
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(matchAll(xml, /<link>([^<]+)<\/link>/g)).toContain(`${site}/${locale}/blog/how-to-read-a-listing`);
  });

  it('llms.txt describes the site', async () => {
    const text = await read('/llms.txt');
    expect(text).toMatch(/^# Meridian/);
    expect(text).toContain(`](${site}/en-GH/sell-a-business)`);
  });

  it.each(['/feeds/ja-JP.xml', '/feeds/en-GH', '/llms.txt?x=1'])('%s does not exist', async (path) => {
    expect([404, 307]).toContain((await get(path)).status);
  });
});
