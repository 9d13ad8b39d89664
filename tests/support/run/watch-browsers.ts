import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { secondsIn } from './processor-seconds.ts';

/** How often they are looked at, in ms: what a browser does after the last look is not seen. */
const every = 3_000;

/**
 * Notes how long processors work for the browsers of a run, each of which is a group of processes that keep their temporary
 * files in its folder. Who has started one does not see it: a browser leaves processes behind.
 * @returns what ends the watch and tells the seconds of all; 0 where there is no `/proc`.
 */
export function watchBrowsers(folder: string): () => number {
  const seconds = new Map<string, number>();
  const look = () => {
    for (const [group, now] of readGroups(folder)) seconds.set(group, Math.max(seconds.get(group) ?? 0, now));
  };
  const looking = setInterval(look, every);
  looking.unref();
  return () => {
    clearInterval(looking);
    look();
    return [...seconds.values()].reduce((sum, one) => sum + one, 0);
  };
}

function readGroups(folder: string): Map<string, number> {
  const groups = new Map<string, number>();
  if (!existsSync('/proc/self/stat')) return groups;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${pid}/stat`);
    const group = groupOfBrowser(stat, folder);
    if (group) groups.set(group, (groups.get(group) ?? 0) + secondsIn(stat));
  }
  return groups;
}

/** The number of the group that a process of a browser belongs to; null of any other process. */
function groupOfBrowser(stat: string, folder: string): string | null {
  const [, group = ''] = /\((?:chrom|google-chrom|headless)[^)]*\) \w \d+ (\d+)/.exec(stat) ?? [];
  return group && read(`/proc/${group}/environ`).includes(`TMPDIR=${folder}`) ? group : null;
}

/** Nothing of what is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
