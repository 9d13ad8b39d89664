import { expect, test } from 'vitest';
import { matchRoute } from '@/lib/routes/match-route';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { buildListings } from '../data/listings/listings';
import { menus } from '../data/menus';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { posts } from '../data/posts';
import { redirects } from '../data/redirects';
import { regions } from '../data/regions';
import { sections } from '../sections/sections';
import { pages } from './pages';

const slugs: Record<string, readonly string[]> = {
  state: regions.map(({ slug }) => slug),
  slug: offices.map(({ slug }) => slug),
  agent: people.filter(({ is_agent }) => is_agent).map(({ slug }) => slug),
  blog: posts.map(({ slug }) => slug),
  post: buildListings().map(({ slug }) => slug),
  customPageSlug: pages.flatMap(({ slug }) => (slug ? [slug] : [])),
};

/** All internal paths in links and Markdown of some content. */
function pathsIn(content: unknown): string[] {
  const text = JSON.stringify(content);
  const links = [...text.matchAll(/"(?:href|url|to)":"(\/[^"]*)"/g), ...text.matchAll(/\]\((\/[^)]*)\)/g)];
  return [...new Set(links.flatMap(([, path]) => (path ? [path.replace(/[?#].*/, '')] : [])))];
}

function linkErrorOf(path: string): string | null {
  const match = matchRoute(path);
  if (!match) return `${path} is no page`;
  const { row, params } = match;
  const unknown = Object.entries(params).find(([name, value]) => !slugs[name]?.includes(value));
  if (unknown) return `${path} names ${unknown.join(' ')}, which is not there`;
  return row.redirect || pages.some(({ route }) => route === row.name) ? null : `${path} has no page record`;
}

const paths = pathsIn([pages, sections, menus, posts, people]);

test('all links have existing targets', () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.map(linkErrorOf).filter((linkError) => linkError !== null)).toEqual([]);
});

test('redirects are valid and have existing targets', () => {
  const compiled = compileRedirects(redirects);
  expect(compiled.rejected).toEqual([]);
  expect(compiled.find('/brokers/naa-dedei-tetteh')?.to).toBe('/agents/naa-dedei-tetteh');
  expect(linkErrorOf(compiled.find('/offices/greater-accra/osu')?.to ?? '')).toBeNull();
  expect(linkErrorOf(compiled.find('/News/sde-in-plain-words')?.to ?? '')).toBeNull();
});
