import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), importPath: z.string(), title: z.string() })),
});

export type BuiltStories = {
  folder: string;
  /** Every story: its id, and the block it shows, which is its folder's name. */
  stories: { id: string; block: string }[];
  remove: () => void;
};

/** Builds the static Storybook into a temporary folder. @throws when the build fails. */
export function buildStories(): BuiltStories {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-stories-'));
  execFileSync('npm', ['run', 'stories:build', '--', '--output-dir', folder], { stdio: 'pipe' });
  const index: unknown = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(indexSchema.parse(index).entries).map(({ id, importPath }) => ({
    id,
    block: importPath.split('/').at(-2) ?? '',
  }));
  return { folder, stories, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
