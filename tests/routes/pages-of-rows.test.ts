import { expect, test } from 'vitest';
import { pages as demoPages } from '@/lib/demo/pages/pages';
import { routesWith } from '@/lib/routes/page-slugs';
import { routeTable } from '@/lib/routes/route-table';
import { starterPages } from '@/lib/starter/pages';

const shown = routeTable.filter(({ redirect, signIn }) => !redirect && !signIn);
const named = new Set(routesWith('slug'));
const rows = shown.map(({ name, scope, pattern }) => ({ name, scope, pattern }));

/** An office's or agent's own page stands in for the row of one owner only. */
const ofNetwork = ({ office, agent }: { office?: string; agent?: string }) => !office && !agent;

test.each(rows)('the demonstration has a page for $pattern ($name)', ({ name }) => {
  const found = demoPages.filter(({ route }) => route === name);
  expect(found.length).toBeGreaterThan(0);
  if (!named.has(name)) expect(found.some(ofNetwork)).toBe(true);
});

test.each(rows.filter(({ name }) => !named.has(name)))(
  'a network begins with one for $pattern ($name)',
  ({ name }) => {
    expect(starterPages.filter(({ route }) => route === name)).toHaveLength(1);
  },
);

const leading = routeTable.flatMap(({ redirect }) =>
  redirect?.hash ? [{ ...redirect, hash: redirect.hash }] : [],
);

test.each(leading)('#$hash stands on the pages of $to', ({ to, hash }) => {
  for (const pages of [demoPages, starterPages]) {
    const found = pages.filter(({ route }) => route === to);
    expect(found.length).toBeGreaterThan(0);
    for (const { blocks } of found) expect(blocks.map(({ id }) => id)).toContain(hash);
  }
});
