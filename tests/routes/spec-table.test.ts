import { describe, expect, test } from 'vitest';
import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { matchRoute, parameterNames } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import type { RouteRow } from '@/lib/routes/route';
import { pageNameSchema } from '@/lib/routes/route-names';
import { routeTable } from '@/lib/routes/route-table';
import { type SpecRow, specRows } from './spec-rows';

const summary = (row: RouteRow): Omit<SpecRow, 'quote'> => ({
  path: row.pattern.slice(1),
  name: row.name,
  scope: row.scope,
  ...(row.layout === 'default' ? {} : { layout: row.layout }),
  ...(row.signIn ? { signIn: true } : {}),
  ...(row.redirect ? { redirectTo: [row.redirect.to, row.redirect.hash].filter(Boolean).join('#') } : {}),
});

const sample = (pattern: string) => pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => sampleOf(name));
const sampleOf = (name: string) => `some-${name.toLowerCase().replaceAll('_', '-')}`;

describe('route table and specification', () => {
  test.each(specRows)('has the row "$path" ($name)', ({ quote: _quote, ...row }) => {
    expect(routeTable.map(summary)).toContainEqual(row);
  });

  test.each(routeTable)('has $pattern ($name) from the specification', (row) => {
    const specified = specRows.map(({ quote: _quote, ...rest }) => rest);
    expect(specified).toContainEqual(summary(row));
  });

  test('lists every row once', () => {
    expect(routeTable).toHaveLength(specRows.length);
    expect(new Set(routeTable.map((row) => row.pattern)).size).toBe(routeTable.length);
  });

  test('has a row for every page that a CMS record may name, and no other page names', () => {
    const named = new Set(routeTable.map((row) => row.name));
    expect(pageNameSchema.options.filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !pageNameSchema.safeParse(name).success).toSorted()).toEqual([
      'AgentBio',
      'AgentMyListings',
    ]);
  });

  test('names the three website page templates', () => {
    expect(landingTemplateNames).toEqual([
      'Marketing Landing Page',
      'Seller Registration Landing Page',
      'Seller Valuation Landing Page',
    ]);
  });
});

describe('every route', () => {
  test.each(routeTable)('$pattern is matched by its own path', (row) => {
    const match = matchRoute(sample(row.pattern));
    expect(match?.row).toBe(row);
    expect(match?.params).toEqual(
      Object.fromEntries(parameterNames(row.pattern).map((name) => [name, sampleOf(name)])),
    );
  });

  test.each(routeTable)('$pattern is built from its name', (row) => {
    const params = Object.fromEntries(parameterNames(row.pattern).map((name) => [name, sampleOf(name)]));
    expect(pathFor(row.name, params)).toBe(sample(row.pattern));
  });
});
