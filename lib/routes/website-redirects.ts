import { splitPath } from './path-segments';
import { fillTarget, type RedirectPattern, type RedirectRule, readPattern } from './redirect-patterns';
import { SegmentTree } from './segment-tree';

export type FoundRedirect = { to: string; permanent: boolean };
export type RefusedRedirect = { rule: RedirectRule; reason: string };

/** Compiled redirects. `refused` are the rules that cannot be used, with the reason in a sentence. */
export type WebsiteRedirects = {
  /** Where a path (no language, no query) leads, in one hop; null when no rule is about it. */
  find: (path: string) => FoundRedirect | null;
  refused: readonly RefusedRedirect[];
  /** Branches looked at so far: what lookups cost, for tests. */
  visited: () => number;
};

type Tree = SegmentTree<RedirectPattern>;

/**
 * Compiles the redirects staff keep. Paths match segment by segment, whatever their case, a literal
 * before a parameter; no expression of a rule is ever executed. A rule that leads to another rule is
 * followed here, so visitors are sent once; rules that lead back to themselves are refused.
 */
export function compileRedirects(rules: readonly RedirectRule[]): WebsiteRedirects {
  const tree: Tree = new SegmentTree();
  const refused: RefusedRedirect[] = [];
  const kept: RedirectPattern[] = [];
  for (const rule of rules) {
    const pattern = readPattern(rule);
    if (typeof pattern === 'string') refused.push({ rule, reason: pattern });
    else if (!tree.add(pattern.from, pattern))
      refused.push({ rule, reason: 'The old address is redirected already' });
    else kept.push(pattern);
  }
  for (const pattern of kept.filter((candidate) => leadsBack(tree, candidate))) {
    tree.remove(pattern.from);
    refused.push({
      rule: pattern.rule,
      reason: 'The new address leads back to the old one, at once or through other redirects',
    });
  }
  return { find: (path) => findRedirect(tree, path), refused, visited: () => tree.visited };
}

function findRedirect(tree: Tree, path: string): FoundRedirect | null {
  const steps = chainFrom(tree, path);
  const last = steps?.at(-1);
  if (!steps || !last) return null;
  return { to: last.to, permanent: steps.every((step) => step.pattern.rule.permanent) };
}

type Step = { pattern: RedirectPattern; to: string };

/** Every rule a path goes through; null when they run in a circle. */
function chainFrom(tree: Tree, path: string): Step[] | null {
  const steps: Step[] = [];
  for (let at: string | null = path; at !== null; ) {
    const hit = tree.match(splitPath(at) ?? []);
    if (!hit) return steps;
    if (steps.some((step) => step.pattern === hit.value)) return null;
    const to = fillTarget(hit.value, hit.values);
    steps.push({ pattern: hit.value, to });
    at = hit.value.to.origin ? null : pathOf(to);
  }
  return steps;
}

/** True when the rule's own target comes by the rule again. Parameters stand for values no literal has. */
function leadsBack(tree: Tree, start: RedirectPattern): boolean {
  const seen = new Set<RedirectPattern>();
  let values = start.names;
  for (let pattern = start; !pattern.to.origin && !seen.has(pattern); ) {
    seen.add(pattern);
    const hit = tree.match(splitPath(pathOf(fillTarget(pattern, values))) ?? []);
    if (!hit || hit.value === start) return hit !== null;
    pattern = hit.value;
    values = hit.values;
  }
  return false;
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
