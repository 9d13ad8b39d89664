import { describe, expect, inject, it, test } from 'vitest';
import { clickLink } from '../support/click-link';
import { expectValidPage } from '../support/expect-valid-page';
import { brandContexts, finalPathOf, findLinks } from '../support/find-links';
import { localised } from '../support/page-types';
import { rowAddresses } from '../support/row-addresses';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const site = inject('siteUrl');
const languages = ['en-GH', 'en-US'];
const screen = { viewport: { width: 1280, height: 900 } };

const linked = await Promise.all(
  brandContexts.map(async (context) => ({
    company: context,
    links: await findLinks(site, context.scope, 'en-GH'),
  })),
);
const clicks = sampleCases(
  linked.flatMap(({ company: context, links }) =>
    links.flatMap((link) => languages.map((language) => ({ company: context, language, ...link }))),
  ),
  2,
);

describe.concurrent('every linked row of the route table, clicked', () => {
  it.each(clicks)('$language $pattern $context.name', ({ company: context, language, from, to }) =>
    browser.inTab(screen, async (page) => {
      await page.goto(site + localised(language, from), { waitUntil: 'networkidle' });
      const response = await clickLink(page, localised(language, to));
      await expectValidPage(page, response, { language, path: finalPathOf(to, context.with) });
    }),
  );
});

/** Why no page links to a row, by a part of its pattern. */
const unlinked: readonly (readonly [part: RegExp, reason: string])[] = [
  [/\/thank-you$/, 'shown when a form was sent'],
  [/^\/404$/, 'shown where nothing stands'],
  [/^\/bizmatch\//, 'for buyers who have signed in'],
  [/^\/reset-password$/, 'linked with a hash, to its sign-in form'],
  [/^\/reviews$/, 'leads to where an office is chosen'],
  [/\/\{template_slug\}\//, 'reached from an advertisement'],
  [/^\/agents\/\{agent\}\/(?:bio|my-listings)$/, 'an old address, which leads on'],
  [
    /\/\{slug\}\/buy-a-business\/(?:listings\/\{post\}|business-listing-search)$/,
    'a shared address, which leads to the office’s',
  ],
];

test('route table › every row is linked, or is listed with a reason', () => {
  const linkedPatterns = new Set(linked.flatMap(({ links }) => links.map(({ pattern }) => pattern)));
  const missing = rowAddresses
    .map(({ row }) => row.pattern)
    .filter((pattern) => !linkedPatterns.has(pattern));
  expect(missing.filter((pattern) => !unlinked.some(([part]) => part.test(pattern)))).toEqual([]);
});

const typedVisits = rowAddresses
  .filter(({ row }) => row.name !== 'NotFound')
  .flatMap(({ row, path }) =>
    brandContexts.flatMap((context) =>
      languages.map((language) => ({ company: context, language, path, pattern: row.pattern })),
    ),
  );

describe.runIf(isLongForm).concurrent('every row of the route table, typed', () => {
  it.each(typedVisits)('$language $pattern $context.name', ({ company: context, language, path }) =>
    browser.inTab(screen, async (page) => {
      if (context.start)
        await page.goto(site + localised(language, context.start), { waitUntil: 'networkidle' });
      const response = await page.goto(site + localised(language, path), { waitUntil: 'networkidle' });
      await expectValidPage(page, response, { language, path: finalPathOf(path, context.with) });
    }),
  );
});
