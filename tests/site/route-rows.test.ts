import { describe, expect, inject, it } from 'vitest';
import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import { localised } from '../support/page-types';
import { rowAddresses } from '../support/row-addresses';
import { sampleCases } from '../support/test-scope';

const site = inject('siteUrl');
const inLanguage = (language: string, rows: typeof rowAddresses) =>
  rows.map(({ row, path }) => ({ row, path, language, name: `${language} ${row.pattern}` }));
/** All rows in the first language, some in the other: the route is resolved before the language. */
const rows = [...inLanguage('en-GH', rowAddresses), ...inLanguage('en-US', sampleCases(rowAddresses, 6))];

/** The final address of a row, after its redirect. */
function finalPathOf(path: string): string {
  const match = matchRoute(path);
  return (match && redirectFor(match)) ?? path;
}

describe.concurrent('every row of the route table', () => {
  it.each(rows)('$name', async ({ row, path, language }) => {
    const response = await fetch(site + localised(language, path), { redirect: 'manual' });
    const end = finalPathOf(path);
    if (end !== path) {
      expect([response.status, response.headers.get('location')]).toEqual([307, localised(language, end)]);
      return;
    }
    const html = await response.text();
    expect(response.status).toBe(row.name === 'NotFound' ? 404 : 200);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain(`lang="${language}"`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    // The canonical address of an untranslated page is the original.
    if (canonical !== undefined)
      expect([language, 'en-GH']).toContain(new URL(canonical, site).pathname.split('/')[1]);
    else expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html.includes('>Agent login<')).toBe(row.scope === 'agent');
    expect(/data-office="([^"]*)"/.exec(html)?.[1]).toBe(
      row.scope === 'office'
        ? 'greater-accra/osu'
        : row.scope === 'agent' || /^\/(?:locations(?:\/[^/]+)?)?$/.test(path)
          ? ''
          : undefined,
    );
  });
});
