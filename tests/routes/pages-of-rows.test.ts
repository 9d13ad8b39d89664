import { expect, test } from 'vitest';
import { menus } from '@/lib/demo/data/menus';
import { people } from '@/lib/demo/data/people/people';
import { posts } from '@/lib/demo/data/posts/posts';
import { redirects } from '@/lib/demo/data/redirects';
import { pages as demoPages } from '@/lib/demo/pages/pages';
import { sections } from '@/lib/demo/sections/sections';
import { matchRoute } from '@/lib/routes/match-route';
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

type Nodes = readonly { id?: string; slots?: Readonly<Partial<Record<string, Nodes>>> }[];
const idsOf = (blocks: Nodes): string[] =>
  blocks.flatMap(({ id = '', slots = {} }) => [
    id,
    ...Object.values(slots).flatMap((inner) => idsOf(inner ?? [])),
  ]);

/** The places on pages that some content leads to: the page's path, none for its own, and the anchor there. */
const placesIn = (content: unknown) =>
  [
    ...JSON.stringify(content).matchAll(
      /(?:"(?:href|url|to)":"|\]\()((?:\/[^"#?)]*)?)(?:\?[^"#)]*)?#([^")]+)/g,
    ),
  ].map(([, path = '', anchor = '']) => ({ path, anchor }));

test('wherever a button, a menu or a redirect leads on a page, that place is there', () => {
  const isThere = (pages: readonly { route: string; blocks: Nodes }[], anchor: string) =>
    pages.some(({ blocks }) => idsOf(blocks).includes(anchor));
  const lost: object[] = [];
  const found = new Set<string>();
  const look = (content: unknown, own: readonly { route: string; blocks: Nodes }[]) => {
    for (const { path, anchor } of placesIn(content)) {
      const route = path && matchRoute(path)?.row.name;
      found.add(anchor);
      if (!isThere(path ? demoPages.filter((page) => page.route === route) : own, anchor))
        lost.push({ path, anchor });
    }
  };
  for (const page of [...demoPages, ...starterPages]) look(page, [page]);
  look([sections, menus, posts, people, redirects], []);
  expect(lost).toEqual([]);
  expect([...found]).toEqual(expect.arrayContaining(['ask', 'my-listings']));
});
