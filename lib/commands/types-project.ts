import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment.ts';

/**
 * Writes a TypeScript project with the files that depend on a block, or with the full repository when none
 * is named. Results are cached in a build info file.
 * @returns the project's path.
 */
export function writeTypesProject(block?: string): string {
  const folder = path.resolve(environment.dataDir(), 'types');
  const file = path.join(folder, `${block ?? 'all'}.json`);
  const root = (...parts: string[]) => path.resolve(...parts);
  // Files that Next writes during a build are excluded: they may be incomplete.
  const exclude = ['node_modules', '.next', '.data', 'storybook-static', 'next-env.d.ts'].map((name) =>
    root(name),
  );
  const blockFiles = block && {
    include: [],
    files: [
      ...readdirSync(root('blocks', block))
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => root('blocks', block, name)),
      root('blocks', 'registry.ts'),
      root('adapters', 'bindings.ts'),
    ],
  };
  const project = {
    extends: root('tsconfig.json'),
    compilerOptions: {
      typeRoots: [root('node_modules', '@types')],
      tsBuildInfoFile: path.join(folder, `${block ?? 'all'}.tsbuildinfo`),
    },
    exclude,
    ...blockFiles,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(project));
  return file;
}

/**
 * The type checker and its flags. Several checkers repeat much of the work: 14 s of CPU time instead of 5.
 * The process is short, so garbage is collected only near the memory limit, which saves a quarter of the
 * work. The repository needs 1.7 GB; with a limit of 2 GB, garbage collection costs a third.
 */
export const typesChecker = {
  script: 'typescript-native/bin/tsc',
  flags: ['--checkers', '1'],
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
};
