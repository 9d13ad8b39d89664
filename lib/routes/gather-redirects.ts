import { splitPath } from './path-segments';
import { marksOf } from './redirect-marks';
import { deepest, type RedirectRule } from './redirect-patterns';
import { compileRedirects } from './website-redirects';

const mostHops = 20;

/**
 * The rules that decide where these paths lead: those that they may match, those that may match where these lead, and so
 * on. `read` gives the rules with one of some marks; `known` are there from the start; offices may stand in any of `regions`.
 */
export async function gatherRedirects(
  paths: readonly string[],
  read: (marks: string[]) => Promise<readonly RedirectRule[]>,
  { known = [], regions = [] }: { known?: readonly RedirectRule[]; regions?: readonly string[] } = {},
): Promise<RedirectRule[]> {
  const rules = [...known];
  const asked = new Set<string>();
  for (let hop = 0; hop < mostHops; hop += 1) {
    const { waysFrom } = compileRedirects(rules, { regions });
    const ways = new Set(paths.flatMap((path) => [...waysFrom(path)]));
    const marks = new Set([...ways].flatMap(marksOfAddress).filter((mark) => !asked.has(mark)));
    if (marks.size === 0) break;
    for (const mark of marks) asked.add(mark);
    const froms = new Set(rules.map(({ from }) => from));
    rules.push(...(await read([...marks])).filter(({ from }) => !froms.has(from)));
  }
  return rules;
}

const marksOfAddress = (path: string): string[] =>
  (splitPath(path) ?? []).length > deepest ? [] : marksOf(path);
