import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment.ts';
import { listEarlierBuilds, removeBuilds } from './build-folders.ts';
import { PageStore } from './page-store.ts';

let openStore: PageStore | undefined;

/**
 * The page store of this thread, in a folder of its own for each build below `DATA_DIR`. Two builds can run
 * side by side, and a new one starts empty. Of the earlier builds only the last is preserved.
 */
export function openPageStore(): PageStore {
  if (openStore) return openStore;
  const folder = path.resolve(environment.dataDir(), 'pages');
  const build = readBuildId();
  const [previous = null, ...older] = listEarlierBuilds(folder, build);
  openStore = new PageStore(path.join(folder, build), previous);
  removeBuilds(folder, older);
  return openStore;
}

/** The id of the build that is served. */
export function readBuildId(): string {
  const file = path.resolve('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
}
