import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders of tests that start programs or write the complete network: up to a minute each. */
const slowFolders = ['/tests/commands/', '/lib/demo/', '/tests/invalidation/', '/tests/architecture/'];

/**
 * Runs slow files first, so that none of them runs alone at the end, and jsdom files last: a process is
 * reused only for files with the same environment.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    const rank = (file: TestSpecification) => ranks.get(file) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  if (readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')) return slowFolders.length + 1;
  const index = slowFolders.findIndex((folder) => moduleId.includes(folder));
  return index < 0 ? slowFolders.length : index;
}
