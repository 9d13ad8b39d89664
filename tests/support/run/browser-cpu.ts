import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { secondsIn } from './cpu-seconds.ts';

/** Polling interval in ms: what a browser does after the last sample is not counted. */
const SAMPLE_INTERVAL_MS = 3_000;

/**
 * Measures the CPU time of the browsers of a run, each of which is a process group with its temporary files
 * in the folder of the run. The starting process cannot measure it, since a browser leaves orphaned
 * processes.
 * @returns a function that stops and returns the total in seconds; 0 where /proc does not exist.
 */
export function measureBrowserCpu(folder: string): () => number {
  const seconds = new Map<string, number>();
  const sample = () => {
    for (const [group, now] of readGroups(folder)) seconds.set(group, Math.max(seconds.get(group) ?? 0, now));
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    sample();
    return [...seconds.values()].reduce((sum, item) => sum + item, 0);
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

/** The process group of a browser process; null for any other process. */
function groupOfBrowser(stat: string, folder: string): string | null {
  const [, group = ''] = /\((?:chrom|google-chrom|headless)[^)]*\) \w \d+ (\d+)/.exec(stat) ?? [];
  return group && read(`/proc/${group}/environ`).includes(`TMPDIR=${folder}`) ? group : null;
}

/** Returns an empty text for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
