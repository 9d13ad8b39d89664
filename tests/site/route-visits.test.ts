import { describe, expect, inject, it, test } from 'vitest';
import { clickLink } from '../support/click-link';
import { companies, endOf, findLinks } from '../support/find-links';
import { isLongForm, thinOut } from '../support/long-form';
import { lookAtPage } from '../support/look-at-page';
import { localised } from '../support/page-types';
import { rowAddresses } from '../support/row-addresses';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const languages = ['en-GH', 'en-US'];
const screen = { viewport: { width: 1280, height: 900 } };

const linked = await Promise.all(
  companies.map(async (company) => ({ company, links: await findLinks(site, company.scope, 'en-GH') })),
);
const clicks = thinOut(
  linked.flatMap(({ company, links }) =>
    links.flatMap((link) => languages.map((language) => ({ company, language, ...link }))),
  ),
  2,
);

describe.concurrent('every row that a page links to, clicked', () => {
  it.each(clicks)('$language $pattern $company.name', ({ company, language, from, to }) =>
    browser.inTab(screen, async (page) => {
      await page.goto(site + localised(language, from), { waitUntil: 'networkidle' });
      const answer = await clickLink(page, localised(language, to));
      await lookAtPage(page, answer, { language, path: endOf(to, company.with) });
    }),
  );
});

/** Why no page leads to a row, by a part of its pattern. */
const unlinked: readonly (readonly [part: RegExp, reason: string])[] = [
  [/\/thank-you$/, 'shown when a form was sent'],
  [/^\/404$/, 'shown where nothing stands'],
  [/^\/bizmatch\//, 'for buyers who have signed in'],
  [/^\/reviews$/, 'leads to where an office is chosen'],
  [/\/\{template_slug\}\//, 'reached from an advertisement'],
  [/^\/agents\/\{agent\}\/(?:bio|my-listings)$/, 'an old address, which leads on'],
  [
    /\/\{slug\}\/buy-a-business\/(?:listings\/\{post\}|business-listing-search)$/,
    'a shared address, which leads to the office’s',
  ],
];

test('every row is linked to, or for a reason is not', () => {
  const found = new Set(linked.flatMap(({ links }) => links.map(({ pattern }) => pattern)));
  const missing = rowAddresses.map(({ row }) => row.pattern).filter((pattern) => !found.has(pattern));
  expect(missing.filter((pattern) => !unlinked.some(([part]) => part.test(pattern)))).toEqual([]);
});

const typed = rowAddresses
  .filter(({ row }) => row.name !== 'NotFound')
  .flatMap(({ row, path }) =>
    companies.flatMap((company) =>
      languages.map((language) => ({ company, language, path, pattern: row.pattern })),
    ),
  );

describe.runIf(isLongForm).concurrent('every row, typed', () => {
  it.each(typed)('$language $pattern $company.name', ({ company, language, path }) =>
    browser.inTab(screen, async (page) => {
      if (company.start)
        await page.goto(site + localised(language, company.start), { waitUntil: 'networkidle' });
      const answer = await page.goto(site + localised(language, path), { waitUntil: 'networkidle' });
      await lookAtPage(page, answer, { language, path: endOf(path, company.with) });
    }),
  );
});
