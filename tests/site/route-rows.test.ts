import { describe, expect, inject, it } from 'vitest';
import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import { findViolations } from '../support/find-violations';
import { localised } from '../support/page-types';
import { rowAddresses } from '../support/row-addresses';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const languages = ['en-GH', 'en-US'];
const isLong = Boolean(process.env.TEST_LONG);
const rows = rowAddresses.flatMap(({ row, path }) =>
  languages.map((language) => ({ row, path, language, name: `${language} ${row.pattern}` })),
);

/** Where a row ends, and how: rows that lead elsewhere are followed. */
function endOf(path: string): string {
  const match = matchRoute(path);
  return (match && redirectFor(match)) ?? path;
}

describe.concurrent('every row of the routes', () => {
  it.each(rows)('$name', async ({ row, path, language }) => {
    const answer = await fetch(site + localised(language, path), { redirect: 'manual' });
    const end = endOf(path);
    if (end !== path) {
      expect([answer.status, answer.headers.get('location')]).toEqual([307, localised(language, end)]);
      return;
    }
    const html = await answer.text();
    expect(answer.status).toBe(row.name === 'NotFound' ? 404 : 200);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain(`lang="${language}"`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (canonical !== undefined) expect(new URL(canonical, site).pathname).toContain(`/${language}`);
    else expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(/data-office="([^"]*)"/.exec(html)?.[1]).toBe(
      row.scope === 'office'
        ? 'greater-accra/osu'
        : row.scope === 'agent' || /^\/(?:locations(?:\/[^/]+)?)?$/.test(path)
          ? ''
          : undefined,
    );
  });
});

/** Typed into a fresh browser: alone, in an office, and with an agent. */
const companies = [
  { company: 'alone', start: null },
  { company: 'in an office', start: '/locations/greater-accra/osu' },
  { company: 'with an agent', start: '/agents/kojo-ebo-arthur' },
];
const visits = rows.flatMap((one) => companies.map((company) => ({ ...one, ...company })));

describe.runIf(isLong).concurrent('every row, typed', () => {
  it.each(visits)('$name $company', ({ path, language, start, row }) =>
    browser.inTab({}, async (page) => {
      if (start) await page.goto(site + localised(language, start), { waitUntil: 'networkidle' });
      if (row.name === 'NotFound') return;
      const answer = await page.goto(site + localised(language, path), { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await findViolations(page)).toEqual([]);
    }),
  );
});
