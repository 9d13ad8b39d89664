import { splitPath } from './path-segments';
import { marksOf } from './redirect-marks';
import { deepest, type RedirectRule } from './redirect-patterns';
import { compileRedirects } from './website-redirects';

const mostHops = 20;

/**
 * The rules that decide where these paths lead: those that they may match, those that may match where these lead, and so
 * on. `read` gives the rules with one of some marks; `known` are there from the start.
 */
export async function gatherRedirects(
  paths: readonly string[],
  read: (marks: string[]) => Promise<readonly RedirectRule[]>,
  known: readonly RedirectRule[] = [],
): Promise<RedirectRule[]> {
  const rules = [...known];
  const asked = new Set<string>();
  for (let hop = 0; hop < mostHops; hop += 1) {
    const { find } = compileRedirects(rules);
    const ends = new Set(paths.map((path) => find(path)?.to ?? path).filter((end) => end.startsWith('/')));
    const marks = new Set([...ends].flatMap(marksOfAddress).filter((mark) => !asked.has(mark)));
    if (marks.size === 0) break;
    for (const mark of marks) asked.add(mark);
    const froms = new Set(rules.map(({ from }) => from));
    rules.push(...(await read([...marks])).filter(({ from }) => !froms.has(from)));
  }
  return rules;
}

function marksOfAddress(address: string): string[] {
  const path = address.replace(/[?#].*/s, '');
  return (splitPath(path) ?? []).length > deepest ? [] : marksOf(path);
}
