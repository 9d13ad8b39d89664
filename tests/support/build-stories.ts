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
  /** Every story: its id, and the block it shows, which is its folder's name. */
  stories: { id: string; block: string }[];
};

const kept = path.resolve('node_modules', '.cache', 'stories');
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
  leftOut:
    /^lib\/(backend|demo|commands|local-database|graphql|page-cache|publish)\/|\/generated\/|\.test\.tsx?$|\.md$/,
};

/** The static Storybook, built anew when what it is made from has changed since the last time. @throws when that fails. */
export function buildStories(): BuiltStories {
  const folder = path.join(kept, digestFiles('.', sources).slice(0, 16));
  if (!existsSync(folder)) buildInto(folder);
  const index: unknown = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(indexSchema.parse(index).entries).map(({ id, importPath }) => ({
    id,
    block: importPath.split('/').at(-2) ?? '',
  }));
  return { folder, stories };
}

/** Beside its place, so that a build cut short is not taken for one; what was kept before goes. */
function buildInto(folder: string): void {
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept)) rmSync(path.join(kept, old), { recursive: true, force: true });
  const unfinished = mkdtempSync(path.join(kept, 'unfinished-'));
  execFileSync('npm', ['run', 'stories:build', '--', '--output-dir', unfinished], { stdio: 'pipe' });
  renameSync(unfinished, folder);
}
