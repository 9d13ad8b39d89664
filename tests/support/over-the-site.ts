import { isLongForm } from './long-form.ts';

/**
 * Folders of tests over the built site, each a run of its own over a site of its own, in lines side by side (`tests/README.md`).
 * Those of a line come one after the other: more lines than two cores keep up with make each other wait.
 */
const linesOverTheSite = [['site', 'faults'], ['operation', 'instances'], ['composer']];
export const overTheSite = linesOverTheSite.flat();

/** Runs of the long form: faults beneath a site, and several instances of it. */
const longRuns = ['faults', 'instances'];

/** The runs to make, in the order of their lines: those of the long form also where a filter names them. */
export function runsOverTheSite(filters: readonly string[]): string[] {
  const isMade = (project: string) =>
    isLongForm || !longRuns.includes(project) || filters.some((filter) => filter.includes(project));
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
