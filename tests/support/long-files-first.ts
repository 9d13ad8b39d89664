import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where files stand that start programs or write the whole network: up to a minute each. */
const long = ['/tests/commands/', '/lib/demo/', '/tests/renewal/', '/tests/architecture/'];

/**
 * Begins with the long files, so that none of them is left to run alone at the end, and ends with those that draw in a
 * pretended browser: a process goes on with the next file only while that wants the same surroundings, and dies otherwise.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    const rank = (file: TestSpecification) => ranks.get(file) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  if (readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')) return long.length + 1;
  const place = long.findIndex((folder) => moduleId.includes(folder));
  return place < 0 ? long.length : place;
}
