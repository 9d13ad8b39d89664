import { parameterNames, type RouteParams } from './match-route';
import { routeTable } from './route-table';

/**
 * The address of a record: a page has one path, other records have all paths that contain their parameters.
 */
export type RecordAddress =
  | { kind: 'page'; path: string }
  | { kind: 'office' | 'region' | 'agent' | 'listing' | 'post'; params: RouteParams };

/** Route parameters that identify a record of each kind. */
const identifyingParameters: Readonly<Record<Exclude<RecordAddress['kind'], 'page'>, readonly string[]>> = {
  office: ['state', 'slug'],
  region: ['state'],
  agent: ['agent'],
  listing: ['post'],
  post: ['blog'],
};

/** The redirects from the previous addresses of a record (`addressPatterns`) to its new ones. */
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
 * All addresses of a record and those below it, as redirect patterns; in the same order for all records of a
 * kind.
 */
export function addressPatterns(address: RecordAddress): string[] {
  if (address.kind === 'page') return [address.path];
  const { kind, params } = address;
  return [...prefixesOf(identifyingParameters[kind])].flatMap(([stem, depth]) => {
    const base = stem.map((part) =>
      part.startsWith('{') ? (params[nameOf(part)] ?? `:${nameOf(part)}`) : part,
    );
    return Array.from({ length: depth + 1 }, (_, below) =>
      [...base, ...Array.from({ length: below }, (_part, at) => `:below-${at + 1}`)].join('/'),
    );
  });
}

/**
 * The route prefixes that end with the last of these parameters, with the maximum number of segments below
 * each.
 */
function prefixesOf(names: readonly string[]): ReadonlyMap<string[], number> {
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
