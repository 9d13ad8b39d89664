import { expect, test } from 'vitest';
import { menus } from '@/lib/demo/data/menus';
import { people } from '@/lib/demo/data/people/people';
import { posts } from '@/lib/demo/data/posts';
import { redirects } from '@/lib/demo/data/redirects';
import { pages as demoPages } from '@/lib/demo/pages/pages';
import { sections } from '@/lib/demo/sections/sections';
import { matchRoute } from '@/lib/routes/match-route';
import { routesWith } from '@/lib/routes/page-slugs';
import { routeTable } from '@/lib/routes/route-table';
import { starterPages } from '@/lib/starter/pages';

const pageRoutes = routeTable.filter(({ redirect, signIn }) => !redirect && !signIn);
const slugRoutes = new Set(routesWith('slug'));
const rows = pageRoutes.map(({ name, scope, pattern }) => ({ name, scope, pattern }));

/** The page of an office or agent replaces that of the row for one owner only. */
const ofNetwork = ({ office, agent }: { office?: string; agent?: string }) => !office && !agent;

test.each(rows)('route pages › the demonstration has a page for $pattern ($name)', ({ name }) => {
  const found = demoPages.filter(({ route }) => route === name);
  expect(found.length).toBeGreaterThan(0);
  if (!slugRoutes.has(name)) expect(found.some(ofNetwork)).toBe(true);
});

test.each(rows.filter(({ name }) => !slugRoutes.has(name)))(
  'route pages › onboarding creates one for $pattern ($name)',
  ({ name }) => {
    expect(starterPages.filter(({ route }) => route === name)).toHaveLength(1);
  },
);

const redirectRows = routeTable.flatMap(({ redirect }) =>
  redirect?.hash ? [{ ...redirect, hash: redirect.hash }] : [],
);

test.each(redirectRows)('route pages › #$hash exists on the pages of $to', ({ to, hash }) => {
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

/** The anchors that content links to: the path of the page (none for the same page) and the anchor. */
const anchorsIn = (content: unknown) =>
  [
    ...JSON.stringify(content).matchAll(
      /(?:"(?:href|url|to)":"|\]\()((?:\/[^"#?)]*)?)(?:\?[^"#)]*)?#([^")]+)/g,
    ),
  ].map(([, path = '', anchor = '']) => ({ path, anchor }));

test('route pages › the anchor of every button, menu entry and redirect exists on its page', () => {
  const hasAnchor = (pages: readonly { route: string; blocks: Nodes }[], anchor: string) =>
    pages.some(({ blocks }) => idsOf(blocks).includes(anchor));
  const lost: object[] = [];
  const found = new Set<string>();
  const collectAnchors = (content: unknown, own: readonly { route: string; blocks: Nodes }[]) => {
    for (const { path, anchor } of anchorsIn(content)) {
      const route = path && matchRoute(path)?.row.name;
      found.add(anchor);
      if (!hasAnchor(path ? demoPages.filter((page) => page.route === route) : own, anchor))
        lost.push({ path, anchor });
    }
  };
  for (const page of [...demoPages, ...starterPages]) collectAnchors(page, [page]);
  collectAnchors([sections, menus, posts, people, redirects], []);
  expect(lost).toEqual([]);
  expect([...found]).toEqual(expect.arrayContaining(['ask', 'my-listings']));
});
