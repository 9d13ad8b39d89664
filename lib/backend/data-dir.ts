import path from 'node:path';

/** Where everything the program writes is kept: `DATA_DIR`, by default `.data` in the working directory. */
export function dataDir(): string {
  return path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data');
}
