import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sources = [
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
];

/** What the site is not made of: the rooms that only commands read, what looks at the house, what tells of it. */
const leftOut =
  /^lib\/(demo|commands|local-database|ui\/storybook)\/|^blocks\/\.storybook\/|\/generated\/|\.(test|stories)\.tsx?$|\.md$/;

/** A digest of everything the production build is made from, below `root`; what is generated follows from the rest. */
export function digestSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(root, source)).filter(isBuilt)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

const isBuilt = (file: string) => !leftOut.test(file);

function filesUnder(root: string, entry: string): string[] {
  const place = path.join(root, entry);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [entry];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(root, `${entry}/${name}`));
}
