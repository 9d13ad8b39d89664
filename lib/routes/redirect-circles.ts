import { pathInOffice, takeOfficeParameters } from './lead';
import { matchRoute } from './match-route';
import { splitPath } from './path-segments';
import { officePath } from './record-paths';
import { redirectFor } from './redirect-for';
import { fillTarget, type RedirectPattern } from './redirect-patterns';
import type { SegmentTree } from './segment-tree';

export type RedirectTree = SegmentTree<RedirectPattern>;

/** Further than this no path is followed: what leads so far counts as a circle. */
const mostPaths = 20_000;

/** What stands for any value of a parameter: no literal of a rule or a route, yet what a route takes for a record. */
const anyValue = (at: number) => `-any-${at}`;

/** First segments below which the route table itself leads on. */
const ledOnBelow = ['locations', 'agents'];

/** Where the route table itself leads from a path without language; null where it shows a page. */
export function tableLead(path: string): string | null {
  const match = matchRoute(path);
  return match && (redirectFor(match)?.replace(/#.*/, '') ?? null);
}

export const pathOf = (address: string): string => address.replace(/[?#].*/s, '');

/** All that a visit of a path may go through, by rules and by the route table; an office may stand in any of `regions`. */
type Ways = { paths: ReadonlySet<string>; rules: ReadonlySet<RedirectPattern> };

export function waysFrom(tree: RedirectTree, starts: readonly string[], regions: readonly string[]): Ways {
  const paths = new Set<string>();
  const rules = new Set<RedirectPattern>();
  const open = [...starts];
  for (let at = open.pop(); at !== undefined && paths.size < mostPaths; at = open.pop()) {
    if (paths.has(at)) continue;
    paths.add(at);
    const hit = tree.match(splitPath(at) ?? []);
    if (hit) {
      rules.add(hit.value);
      open.push(...endsOf(hit.value, hit.values, regions));
    } else open.push(...[tableLead(at)].filter((lead) => lead !== null));
  }
  return { paths, rules };
}

/** Whether what a rule leads to may come by the rule again, whatever stands for its parameters. */
export function leadsBack(tree: RedirectTree, rule: RedirectPattern, regions: readonly string[]): boolean {
  return anyValuesOf(rule).some((values) => {
    const { rules, paths } = waysFrom(tree, endsOf(rule, values, regions), regions);
    return rules.has(rule) || paths.size >= mostPaths;
  });
}

/** Where a rule leads on this site: with offices, to wherever they may stand. */
function endsOf(rule: RedirectPattern, values: readonly string[], regions: readonly string[]): string[] {
  if (rule.to.origin) return [];
  const target = fillTarget(rule, values);
  const path = pathOf(target);
  return movesRegion(rule) ? [path] : [path, ...inRegions(path, regions), ...inNamedOffice(target, regions)];
}

/** The home of the office that its query names, where that has no version of the page; of one with a version the site itself sees that it leads back. */
function inNamedOffice(target: string, regions: readonly string[]): string[] {
  const slug = takeOfficeParameters(new URL(target, 'http://localhost').searchParams)?.slug;
  if (!slug) return [];
  const homes = regions.map((state) => officePath(state, slug));
  return homes.filter(
    (home, at) => pathInOffice(pathOf(target), { state: regions[at] ?? '', slug }) === home,
  );
}

function inRegions(path: string, regions: readonly string[]): string[] {
  const [, base, , ...below] = path.split('/');
  if (base?.toLowerCase() !== 'locations' || below.length === 0) return [];
  return regions.map((region) => ['', base, region, ...below].join('/'));
}

/** Whether a rule leads from an office's address to the same in another region, as the site does by itself. */
export function movesRegion({ rule, from, to }: RedirectPattern): boolean {
  const parts = (splitPath(rule.from) ?? []).map((part) => part.toLowerCase());
  const ends = to.segments.map((part) => part.toLowerCase());
  const isOffices = parts.length > 2 && (from[0] === null || parts[0] === 'locations');
  return (
    isOffices && parts.length === ends.length && parts.every((part, at) => at === 1 || part === ends[at])
  );
}

function anyValuesOf({ from, names }: RedirectPattern): string[][] {
  const any = names.map((_, at) => anyValue(at));
  return from[0] === null ? [any, ...ledOnBelow.map((first) => [first, ...any.slice(1)])] : [any];
}
