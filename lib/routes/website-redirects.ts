import { carryOn, splitAddress } from './carry-on';
import { splitPath } from './path-segments';
import { leadsBack, pathOf, type RedirectTree, tableLead, waysFrom } from './redirect-circles';
import { fillTarget, type RedirectPattern, type RedirectRule, readPattern } from './redirect-patterns';
import { SegmentTree } from './segment-tree';

export type FoundRedirect = { to: string; permanent: boolean };
export type RefusedRedirect = { rule: RedirectRule; reason: string };

/** Compiled redirects. `refused` are the rules that cannot be used, with the reason in a sentence. */
export type WebsiteRedirects = {
  /** Where a path (no language, no query) leads, in one hop; null when no rule is about it. */
  find: (path: string) => FoundRedirect | null;
  /** All paths that a visit of one may go through, the route table's redirects among them. */
  waysFrom: (path: string) => ReadonlySet<string>;
  refused: readonly RefusedRedirect[];
  /** Branches looked at so far: what lookups cost, for tests. */
  visited: () => number;
};

/** For staff, whose offices may move: `regions` in any of which an office may come to stand. */
type Ahead = { regions: readonly string[] };

/**
 * Compiles the redirects staff keep. Paths match segment by segment, whatever their case, a literal
 * before a parameter; no expression of a rule is ever executed. A rule that leads to another rule is
 * followed here, so visitors are sent once; rules that lead back to themselves, through the redirects of the route table
 * too, are refused.
 */
export function compileRedirects(
  rules: readonly RedirectRule[],
  { regions }: Ahead = { regions: [] },
): WebsiteRedirects {
  const tree: RedirectTree = new SegmentTree(isOnePart);
  const refused: RefusedRedirect[] = [];
  const kept: RedirectPattern[] = [];
  for (const rule of rules) {
    const pattern = readPattern(rule);
    if (typeof pattern === 'string') refused.push({ rule, reason: pattern });
    else if (!tree.add(pattern.from, pattern))
      refused.push({ rule, reason: 'The old address is redirected already' });
    else kept.push(pattern);
  }
  for (const pattern of kept.filter((candidate) => leadsBack(tree, candidate, regions))) {
    tree.remove(pattern.from);
    refused.push({
      rule: pattern.rule,
      reason: 'The new address leads back to the old one, at once or through other redirects',
    });
  }
  return {
    find: (path) => findRedirect(tree, path),
    waysFrom: (path) => waysFrom(tree, [path], regions).paths,
    refused,
    visited: () => tree.visited,
  };
}

/** What hides a slash by an escape is no part of an address: it would be read as several where it leads. */
const isOnePart = (segment: string): boolean => !/[/\\]/.test(segment);

/** By the rules up to where the route table leads on, if what follows does not come back. */
function findRedirect(tree: RedirectTree, path: string): FoundRedirect | null {
  const gone = new Set<RedirectPattern>();
  let found: FoundRedirect | null = null;
  let isByTable = false;
  for (let at: string | null = path; at !== null; ) {
    const hit = tree.match(splitPath(at) ?? []);
    if (!hit) {
      isByTable = true;
      at = found && tableLead(at);
      continue;
    }
    if (gone.has(hit.value)) return null;
    gone.add(hit.value);
    const next = leadOn(found, hit.value, hit.values);
    if (!isByTable) found = next;
    at = hit.value.to.origin ? null : pathOf(next.to);
  }
  return found;
}

/** Where a rule leads who was led there; for good only by rules that all do so. */
function leadOn(
  before: FoundRedirect | null,
  pattern: RedirectPattern,
  values: readonly string[],
): FoundRedirect {
  const to = fillTarget(pattern, values);
  return {
    to: before ? carryOn(to, splitAddress(before.to)) : to,
    permanent: pattern.rule.permanent && before?.permanent !== false,
  };
}
