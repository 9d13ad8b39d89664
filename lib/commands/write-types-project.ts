import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment.ts';

/**
 * Writes a TypeScript project of the files that see a block, which is a fraction of the house, or of the whole house
 * when none is named; what it found is kept for the next time. @returns the project's path.
 */
export function writeTypesProject(block?: string): string {
  const folder = path.resolve(environment.dataDir(), 'types');
  const file = path.join(folder, `${block ?? 'all'}.json`);
  const root = (...parts: string[]) => path.resolve(...parts);
  // What Next writes while it builds is left out: half of it may be there.
  const left = ['node_modules', '.next', '.data', 'storybook-static', 'next-env.d.ts'].map((name) =>
    root(name),
  );
  const seen = block && {
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
    exclude: left,
    ...seen,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(project));
  return file;
}
