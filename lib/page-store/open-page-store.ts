import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment.ts';
import { listEarlierBuilds, removeBuilds } from './build-folders.ts';
import { PageStore } from './page-store.ts';

let opened: PageStore | undefined;

/**
 * The store of this thread, under `DATA_DIR`, of the build it serves: two builds stand side by side, a new one starts clean,
 * and of those before only the last is kept.
 */
export function openPageStore(): PageStore {
  if (opened) return opened;
  const folder = path.resolve(environment.dataDir(), 'pages');
  const build = readBuild();
  const [last = null, ...older] = listEarlierBuilds(folder, build);
  opened = new PageStore(path.join(folder, build), last);
  removeBuilds(folder, older);
  return opened;
}

/** The name of the build that is served. */
export function readBuild(): string {
  const file = path.resolve('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
}
