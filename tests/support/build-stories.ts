import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { digestFiles } from '../../lib/commands/digest-sources';

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), importPath: z.string(), title: z.string() })),
});

export type BuiltStories = {
  folder: string;
  /** Every story: its id, and its block, which is the name of its folder. */
  stories: { id: string; block: string }[];
};

const cacheFolder = path.resolve('node_modules', '.cache', 'stories');
const sources = {
  from: [
    'blocks',
    'schemas',
    'lib',
    'public',
    'app/globals.css',
    'package-lock.json',
    'postcss.config.mjs',
    'tsconfig.json',
  ],
  exclude:
    /^lib\/(backend|demo|commands|local-database|graphql|page-cache|publish)\/|\/generated\/|\.test\.tsx?$|\.md$/,
};

/**
 * The static Storybook, rebuilt when its sources have changed since the last time.
 * @throws when the build fails.
 */
export function buildStories(): BuiltStories {
  const folder = path.join(cacheFolder, digestFiles('.', sources).slice(0, 16));
  if (!existsSync(folder)) buildInto(folder);
  const index: unknown = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(indexSchema.parse(index).entries).map(({ id, importPath }) => ({
    id,
    block: importPath.split('/').at(-2) ?? '',
  }));
  return { folder, stories };
}

/**
 * Builds into a temporary folder first, so that an interrupted build is not used; previous builds are
 * deleted.
 */
function buildInto(folder: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder))
    rmSync(path.join(cacheFolder, old), { recursive: true, force: true });
  const unfinished = mkdtempSync(path.join(cacheFolder, 'unfinished-'));
  execFileSync('npm', ['run', 'stories:build', '--', '--output-dir', unfinished], { stdio: 'pipe' });
  renameSync(unfinished, folder);
}
