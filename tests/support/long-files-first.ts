import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where files stand that start programs or write the whole network: up to a minute each. */
const long = ['/tests/commands/', '/lib/demo/', '/tests/renewal/', '/tests/architecture/'];

/** Begins with the long files, so that none of them is left to run alone at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((folder) => moduleId.includes(folder));
      return place < 0 ? long.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
