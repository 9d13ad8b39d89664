/**
 * Folders of tests over the built site, each a run of its own over a site of its own, in lines side by side (`tests/README.md`).
 * Those of a line come one after the other: more lines than two cores keep up with make each other wait.
 */
const linesOverTheSite = [['site', 'faults'], ['operation', 'instances'], ['composer']];
export const overTheSite = linesOverTheSite.flat();

/** Does it to each of a line in turn, to all lines at once. @returns what came of each, in the order of `overTheSite`. */
export async function forEachOverTheSite<Result>(
  run: (project: string) => Promise<Result>,
): Promise<Result[]> {
  const results = linesOverTheSite.map(async (line) => {
    const ofLine: Result[] = [];
    for (const project of line) ofLine.push(await run(project));
    return ofLine;
  });
  return (await Promise.all(results)).flat();
}
