import { parameterNames, type RouteParams } from './match-route';
import { routeTable } from './route-table';

/** Where a record stands: a page at one path, any other wherever the routes name it. */
export type Address =
  | { kind: 'page'; path: string }
  | { kind: 'office' | 'region' | 'agent' | 'listing' | 'post'; params: RouteParams };

/** The parameters of the route table that name a record of each kind. */
const naming: Readonly<Record<Exclude<Address['kind'], 'page'>, readonly string[]>> = {
  office: ['state', 'slug'],
  region: ['state'],
  agent: ['agent'],
  listing: ['post'],
  post: ['blog'],
};

/** What redirects from all addresses that a record took (`patternsOf`) to those it takes now. */
export function redirectsOfMove(
  before: readonly string[],
  after: readonly string[],
): { from: string; to: string }[] {
  return before.flatMap((from, at) => {
    const to = after[at];
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}

/**
 * All addresses that a record takes, with those below it, as redirects write them; in the same order for all records of
 * a kind.
 */
export function patternsOf(address: Address): string[] {
  if (address.kind === 'page') return [address.path];
  const { kind, params } = address;
  return [...stemsOf(naming[kind])].flatMap(([stem, depth]) => {
    const base = stem.map((part) =>
      part.startsWith('{') ? (params[nameOf(part)] ?? `:${nameOf(part)}`) : part,
    );
    return Array.from({ length: depth + 1 }, (_, below) =>
      [...base, ...Array.from({ length: below }, (_part, at) => `:below-${at + 1}`)].join('/'),
    );
  });
}

/** The beginnings of routes that end with the last of these parameters, and how many segments stand below each at most. */
function stemsOf(names: readonly string[]): ReadonlyMap<string[], number> {
  const depths = new Map<string, number>();
  for (const { pattern } of routeTable) {
    if (!names.every((name) => parameterNames(pattern).includes(name))) continue;
    const parts = pattern.split('/');
    const end = parts.indexOf(`{${names.at(-1)}}`) + 1;
    const stem = parts.slice(0, end).join('/');
    depths.set(stem, Math.max(depths.get(stem) ?? 0, parts.length - end));
  }
  return new Map([...depths].map(([stem, depth]) => [stem.split('/'), depth]));
}

const nameOf = (part: string): string => part.slice(1, -1);
