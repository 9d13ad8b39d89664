import { extractOfficeParameters, pathInOffice } from './context-redirect';
import { matchRoute } from './match-route';
import { splitPath } from './path-segments';
import { officePath } from './record-paths';
import { redirectFor } from './redirect-for';
import { buildTarget, type RedirectPattern } from './redirect-patterns';
import type { SegmentTree } from './segment-tree';

export type RedirectTree = SegmentTree<RedirectPattern>;

/** Limit of followed paths; chains that exceed it count as a loop. */
const MAX_FOLLOWED_PATHS = 20_000;

/**
 * Placeholder for any value of a parameter: never a literal of a rule or route, but matched by route
 * parameters.
 */
const placeholderValue = (at: number) => `-any-${at}`;

/** First segments below which the route table itself redirects. */
const redirectingSegments = ['locations', 'agents'];

/** The redirect of the route table for a path without language; null when the path is a page. */
export function routeTableRedirect(path: string): string | null {
  const match = matchRoute(path);
  return match && (redirectFor(match)?.replace(/#.*/, '') ?? null);
}

export const pathOf = (address: string): string => address.replace(/[?#].*/s, '');

/**
 * All paths and rules that a request for a path can pass through, including the route table; offices may be
 * in any of `regions`.
 */
type ReachablePaths = { paths: ReadonlySet<string>; rules: ReadonlySet<RedirectPattern> };

export function findReachable(
  tree: RedirectTree,
  starts: readonly string[],
  regions: readonly string[],
): ReachablePaths {
  const paths = new Set<string>();
  const rules = new Set<RedirectPattern>();
  const open = [...starts];
  for (let at = open.pop(); at !== undefined && paths.size < MAX_FOLLOWED_PATHS; at = open.pop()) {
    if (paths.has(at)) continue;
    paths.add(at);
    const hit = tree.match(splitPath(at) ?? []);
    if (hit) {
      rules.add(hit.value);
      open.push(...targetsOf(hit.value, hit.values, regions));
    } else open.push(...[routeTableRedirect(at)].filter((target) => target !== null));
  }
  return { paths, rules };
}

/** Whether the target of a rule can lead back to the rule, for any values of its parameters. */
export function isLoop(tree: RedirectTree, rule: RedirectPattern, regions: readonly string[]): boolean {
  return placeholderValuesOf(rule).some((values) => {
    const { rules, paths } = findReachable(tree, targetsOf(rule, values, regions), regions);
    return rules.has(rule) || paths.size >= MAX_FOLLOWED_PATHS;
  });
}

/** The targets of a rule on this site; for office paths, in every possible region. */
function targetsOf(rule: RedirectPattern, values: readonly string[], regions: readonly string[]): string[] {
  if (rule.to.origin) return [];
  const target = buildTarget(rule, values);
  const path = pathOf(target);
  return movesRegion(rule) ? [path] : [path, ...inRegions(path, regions), ...inQueryOffice(target, regions)];
}

/**
 * The home page of the office named in the target's query, when the office has no version of the page. When
 * it has one, the loop is detected by the site itself.
 */
function inQueryOffice(target: string, regions: readonly string[]): string[] {
  const slug = extractOfficeParameters(new URL(target, 'http://localhost').searchParams)?.slug;
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

/**
 * Whether a rule redirects an office's address to the same address in another region, as the site does by
 * itself.
 */
export function movesRegion({ rule, from, to }: RedirectPattern): boolean {
  const parts = (splitPath(rule.from) ?? []).map((part) => part.toLowerCase());
  const targetParts = to.segments.map((part) => part.toLowerCase());
  const isOffices = parts.length > 2 && (from[0] === null || parts[0] === 'locations');
  return (
    isOffices &&
    parts.length === targetParts.length &&
    parts.every((part, at) => at === 1 || part === targetParts[at])
  );
}

function placeholderValuesOf({ from, names }: RedirectPattern): string[][] {
  const placeholders = names.map((_, at) => placeholderValue(at));
  return from[0] === null
    ? [placeholders, ...redirectingSegments.map((first) => [first, ...placeholders.slice(1)])]
    : [placeholders];
}
