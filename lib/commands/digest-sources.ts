import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Sources = {
  /** Files and folders, from the root. */
  from: readonly string[];
  leftOut: RegExp;
};

const buildSources: Sources = {
  from: [
    'app',
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
  /** What the site is not made of: the rooms that only commands read, what looks at the house, what tells of it. */
  leftOut:
    /^lib\/(demo|commands|local-database|ui\/storybook)\/|^blocks\/\.storybook\/|\/generated\/|\.(test|stories)\.tsx?$|\.md$/,
};

/** A digest of everything the production build is made from, below `root`; what is generated follows from the rest. */
export function digestSources(root: string): string {
  return digestFiles(root, buildSources);
}

/** A digest of the files below `root` that something is made from: of their places and of what they say. */
export function digestFiles(root: string, { from, leftOut }: Sources): string {
  const hash = createHash('sha256');
  for (const file of from.flatMap((entry) => filesUnder(root, entry))) {
    if (!leftOut.test(file)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesUnder(root: string, entry: string): string[] {
  const place = path.join(root, entry);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [entry];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(root, `${entry}/${name}`));
}
