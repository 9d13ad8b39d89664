import { isWhole } from './long-form.ts';

/**
 * Folders of tests over the built site, each a run of its own over a site of its own, in lines side by side (`tests/README.md`).
 * Those of a line come one after the other: more lines than two cores keep up with make each other wait.
 */
const linesOverTheSite = [['site', 'faults'], ['operation', 'instances'], ['composer']];
export const overTheSite = linesOverTheSite.flat();

/** What a landing does not wait for, unless it is asked for by name: faults beneath a site that were met before, and several instances. */
const ofTheWhole = ['faults', 'instances'];

/** The runs that are made, in the order of their lines: in what a landing waits for, those of `ofTheWhole` only where files of theirs are named. */
export function runsOverTheSite(filters: readonly string[]): string[] {
  const isMade = (project: string) =>
    isWhole || !ofTheWhole.includes(project) || filters.some((filter) => filter.includes(project));
  return overTheSite.filter(isMade);
}

/** Does it to each of a line in turn, to all lines at once. @returns what came of each of `projects`. */
export async function forEachOverTheSite<Result>(
  projects: readonly string[],
  run: (project: string) => Promise<Result>,
): Promise<Result[]> {
  const results = linesOverTheSite.map(async (line) => {
    const ofLine: Result[] = [];
    for (const project of line.filter((one) => projects.includes(one))) ofLine.push(await run(project));
    return ofLine;
  });
  return (await Promise.all(results)).flat();
}
