import { isLongForm } from './test-scope.ts';

/**
 * Folders of tests against the built site, each a Vitest run with its own site, in parallel queues (`tests/README.md`).
 * The projects of a queue run one after another: more than three queues would slow each other down on two cores.
 */
const projectQueues = [['site', 'faults'], ['operation', 'instances'], ['composer']];
export const browserProjects = projectQueues.flat();

/** Projects of the long form: fault injection, and several instances of a site. */
const longProjects = ['faults', 'instances'];

/** The projects to run, in the order of their queues. Those of the long form also run when a filter names them. */
export function selectProjects(filters: readonly string[]): string[] {
  const isSelected = (project: string) =>
    isLongForm || !longProjects.includes(project) || filters.some((filter) => filter.includes(project));
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
