import { isLongForm } from './test-scope.ts';

/**
 * Folders of tests over the built site, each a Vitest run with a site of its own, in parallel queues
 * (`tests/README.md`).
 * The projects of a queue run one after another: more queues than two cores can serve slow each other down.
 */
const projectQueues = [['site', 'faults'], ['operation', 'instances'], ['composer']];
export const browserProjects = projectQueues.flat();

/** Runs of the long form: faults beneath a site, and several instances of it. */
const longRuns = ['faults', 'instances'];

/** The runs to make, in the order of their lines: those of the long form also where a filter names them. */
export function selectProjects(filters: readonly string[]): string[] {
  const isSelected = (project: string) =>
    isLongForm || !longRuns.includes(project) || filters.some((filter) => filter.includes(project));
  return browserProjects.filter(isSelected);
}

/**
 * Runs the projects of each queue in order, all queues in parallel.
 * @returns the result of each project.
 */
export async function runInQueues<Result>(
  projects: readonly string[],
  run: (project: string) => Promise<Result>,
): Promise<Result[]> {
  const results = projectQueues.map(async (queue) => {
    const queueResults: Result[] = [];
    for (const project of queue.filter((candidate) => projects.includes(candidate)))
      queueResults.push(await run(project));
    return queueResults;
  });
  return (await Promise.all(results)).flat();
}
