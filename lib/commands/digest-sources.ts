import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Sources = {
  /** Files and folders, relative to the root. */
  from: readonly string[];
  exclude: RegExp;
};

const buildSources: Sources = {
  from: [
    'app',
    'pages',
    'site',
    'blocks',
    'schemas',
    'adapters',
    'lib',
    'public',
    'next.config.ts',
    'proxy.ts',
    'instrumentation.ts',
    'package-lock.json',
    'postcss.config.mjs',
    'tsconfig.json',
  ],
  /** Excluded: folders that only commands read, tests, stories, generated files and documentation. */
  exclude:
    /^lib\/(demo|commands|local-database|ui\/storybook)\/|^blocks\/\.storybook\/|\/generated\/|\.(test|stories)\.tsx?$|\.md$/,
};

/** A digest of all sources of the production build below `root`. Generated files follow from the others. */
export function digestSources(root: string): string {
  return digestFiles(root, buildSources);
}

/** A digest of the paths and contents of the files below `root`. */
export function digestFiles(root: string, { from, exclude }: Sources): string {
  const hash = createHash('sha256');
  for (const file of from.flatMap((entry) => filesUnder(root, entry))) {
    if (!exclude.test(file)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesUnder(root: string, entry: string): string[] {
  const fullPath = path.join(root, entry);
  if (!existsSync(fullPath)) return [];
  if (!statSync(fullPath).isDirectory()) return [entry];
  return readdirSync(fullPath)
    .sort()
    .flatMap((name) => filesUnder(root, `${entry}/${name}`));
}
