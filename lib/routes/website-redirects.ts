import { mergeQuery, splitAddress } from './merge-query';
import { splitPath } from './path-segments';
import { findReachable, isLoop, pathOf, type RedirectTree, routeTableRedirect } from './redirect-loops';
import { buildTarget, parsePattern, type RedirectPattern, type RedirectRule } from './redirect-patterns';
import { SegmentTree } from './segment-tree';

export type RedirectTarget = { to: string; permanent: boolean };
export type RejectedRedirect = { rule: RedirectRule; reason: string };

/** Compiled redirects. `rejected` are the rules that cannot be used, with the reason as a sentence. */
export type WebsiteRedirects = {
  /** The target of a path (no language, no query) in one hop; null when no rule matches. */
  find: (path: string) => RedirectTarget | null;
  /** All paths that a request can pass through, redirects of the route table included. */
  reachablePaths: (path: string) => ReadonlySet<string>;
  rejected: readonly RejectedRedirect[];
  /** Number of visited nodes, for performance tests. */
  visited: () => number;
};

/** For validation: the regions an office may move to. */
type CompileOptions = { regions: readonly string[] };

/**
 * Compiles the redirects of staff. Paths match segment by segment, case-insensitively, a literal before a
 * parameter; rules are never executed as expressions. Chains are followed here, so that visitors are
 * redirected once; rules that lead back to themselves, also through the route table, are rejected.
 */
export function compileRedirects(
  rules: readonly RedirectRule[],
  { regions }: CompileOptions = { regions: [] },
): WebsiteRedirects {
  const tree: RedirectTree = new SegmentTree(isSingleSegment);
  const rejected: RejectedRedirect[] = [];
  const patterns: RedirectPattern[] = [];
  for (const rule of rules) {
    const pattern = parsePattern(rule);
    if (typeof pattern === 'string') rejected.push({ rule, reason: pattern });
    else if (!tree.add(pattern.from, pattern))
      rejected.push({ rule, reason: 'The old address is redirected already' });
    else patterns.push(pattern);
  }
  for (const pattern of patterns.filter((candidate) => isLoop(tree, candidate, regions))) {
    tree.remove(pattern.from);
    rejected.push({
      rule: pattern.rule,
      reason: 'The new address leads back to the old one, at once or through other redirects',
    });
  }
  return {
    find: (path) => findRedirect(tree, path),
    reachablePaths: (path) => findReachable(tree, [path], regions).paths,
    rejected,
    visited: () => tree.visited,
  };
}

/** Segments with an escaped slash are not matched: they would become several segments in the target. */
const isSingleSegment = (segment: string): boolean => !/[/\\]/.test(segment);

/** Follows the rules until the route table redirects, unless the chain returns to a rule. */
function findRedirect(tree: RedirectTree, path: string): RedirectTarget | null {
  const visited = new Set<RedirectPattern>();
  let target: RedirectTarget | null = null;
  let isRouteTableReached = false;
  for (let at: string | null = path; at !== null; ) {
    const hit = tree.match(splitPath(at) ?? []);
    if (!hit) {
      isRouteTableReached = true;
      at = target && routeTableRedirect(at);
      continue;
    }
    if (visited.has(hit.value)) return null;
    visited.add(hit.value);
    const nextTarget = chainTarget(target, hit.value, hit.values);
    if (!isRouteTableReached) target = nextTarget;
    at = hit.value.to.origin ? null : pathOf(nextTarget.to);
  }
  return target;
}

/** The combined target of a chain; permanent only when all rules are. */
function chainTarget(
  previous: RedirectTarget | null,
  pattern: RedirectPattern,
  values: readonly string[],
): RedirectTarget {
  const to = buildTarget(pattern, values);
  return {
    to: previous ? mergeQuery(to, splitAddress(previous.to)) : to,
    permanent: pattern.rule.permanent && previous?.permanent !== false,
  };
}
