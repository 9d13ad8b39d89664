import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PageStore } from './page-store.ts';

let opened: PageStore | undefined;

/**
 * The store of this process, under `DATA_DIR`, of the build it serves: two builds stand side by side, a new one starts clean,
 * and of those before only the last is kept.
 */
export function openPageStore(): PageStore {
  if (opened) return opened;
  const folder = path.resolve(process.env.DATA_DIR || '.data', 'pages');
  const build = readBuild();
  const [last = null, ...older] = earlierBuilds(folder, build);
  opened = new PageStore(path.join(folder, build), last);
  try {
    for (const one of older) rmSync(one, { recursive: true, force: true });
  } catch (error) {
    console.error('Pages of earlier builds cannot be removed:', error);
  }
  return opened;
}

/** The name of the build that is served. */
export function readBuild(): string {
  const file = path.resolve('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
}

/** The folders of other builds than this, the last one first. */
export function earlierBuilds(folder: string, build: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder)
    .filter((name) => name !== build)
    .map((name) => path.join(folder, name))
    .map((one) => ({ one, changedAt: statSync(one).mtimeMs }));
  return found.sort((one, other) => other.changedAt - one.changedAt).map(({ one }) => one);
}
