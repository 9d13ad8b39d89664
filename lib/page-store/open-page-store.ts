import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PageStore } from './page-store.ts';

/** The one that serves, and the one before it, which a rolling release still serves. */
const buildsKept = 2;

let opened: PageStore | undefined;

/** The store of this process, under `DATA_DIR`, of the build it serves: two builds stand side by side, a new one starts clean. */
export function openPageStore(): PageStore {
  if (opened) return opened;
  const folder = path.resolve(process.env.DATA_DIR || '.data', 'pages');
  const build = readBuild();
  opened = new PageStore(path.join(folder, build));
  void removeOldBuilds(folder, build).catch((error: unknown) =>
    console.error('Pages of earlier builds cannot be removed:', error),
  );
  return opened;
}

function readBuild(): string {
  const file = path.resolve('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
}

/** Removes the pages of all builds but the one being served and the newest others. */
export async function removeOldBuilds(folder: string, build: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name !== build);
  const found = await Promise.all(
    names.map(async (name) => ({ name, changedAt: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = found.sort((one, other) => other.changedAt - one.changedAt).slice(buildsKept - 1);
  for (const { name } of old) await rm(path.join(folder, name), { recursive: true, force: true });
}
