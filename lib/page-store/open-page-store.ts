import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PageStore } from './page-store.ts';

let opened: PageStore | undefined;

/** The store of this process, under `DATA_DIR`, of the build it serves: two builds stand side by side, a new one starts clean. */
export function openPageStore(): PageStore {
  opened ??= new PageStore(path.join(path.resolve(process.env.DATA_DIR ?? '.data'), 'pages', readBuild()));
  return opened;
}

function readBuild(): string {
  const file = path.resolve('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
}
