import { splitPath } from './path-segments';
import { lookupKeysOf } from './redirect-lookup-keys';
import { MAX_SEGMENTS, type RedirectRule } from './redirect-patterns';
import { compileRedirects } from './website-redirects';

const MAX_REDIRECT_HOPS = 20;

/**
 * The rules that decide where these paths lead: those that can match the paths, those that can match their
 * targets, and so on. `read` returns the rules with any of the given lookup keys; `known` are the initial
 * rules; offices may be in any of `regions`.
 */
export async function gatherRedirects(
  paths: readonly string[],
  read: (lookupKeys: string[]) => Promise<readonly RedirectRule[]>,
  {
    initialRules = [],
    regions = [],
  }: { initialRules?: readonly RedirectRule[]; regions?: readonly string[] } = {},
): Promise<RedirectRule[]> {
  const rules = [...initialRules];
  const requestedKeys = new Set<string>();
  for (let hop = 0; hop < MAX_REDIRECT_HOPS; hop += 1) {
    const { reachablePaths } = compileRedirects(rules, { regions });
    const reachable = new Set(paths.flatMap((path) => [...reachablePaths(path)]));
    const newKeys = new Set(
      [...reachable].flatMap(lookupKeysOfAddress).filter((key) => !requestedKeys.has(key)),
    );
    if (newKeys.size === 0) break;
    for (const key of newKeys) requestedKeys.add(key);
    const knownFroms = new Set(rules.map(({ from }) => from));
    rules.push(...(await read([...newKeys])).filter(({ from }) => !knownFroms.has(from)));
  }
  return rules;
}

const lookupKeysOfAddress = (path: string): string[] =>
  (splitPath(path) ?? []).length > MAX_SEGMENTS ? [] : lookupKeysOf(path);
