import { createHash } from 'node:crypto';
import { type FSWatcher, mkdirSync, renameSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleIslands } from '../islands/bundle-islands.ts';
import { bundleStyles } from './bundle-styles.ts';
import { type SiteAssets, siteAssetsFile } from './site-assets.ts';

const sourceFolders = ['adapters', 'app', 'blocks', 'lib', 'schemas', 'site'];
/** Delay in ms before files are bundled again: editors write a file several times. */
const SAVE_DELAY_MS = 50;

/**
 * Bundles the scripts and styles of the public pages for development, and again after each edit of the sources. Open
 * pages reload. @returns a function that stops watching.
 */
export async function watchSite(folder: string): Promise<() => void> {
  let modules: Pick<SiteAssets, 'module' | 'buyerModule'> | undefined;
  let edits = 0;
  const publish = async () => {
    if (!modules) return;
    const assets = { ...modules, ...(await bundleStyles(folder, { isMinified: false })) };
    const version = createHash('sha256')
      .update(`${edits} ${JSON.stringify(assets)}`)
      .digest('hex')
      .slice(0, 8);
    writeAssets(folder, { ...assets, reload: `/_next/static/site/reload.js?${version}` }, version);
  };
  // Styles first, so that an edited view appears before its islands are bundled.
  const rebuild = async () => {
    edits += 1;
    await publish();
    const bundled = await bundleIslands(folder, 'development');
    if (JSON.stringify(bundled) === JSON.stringify(modules)) return;
    modules = bundled;
    await publish();
  };
  let queue = rebuild().catch(console.error);
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(rebuild).catch(console.error);
    }, SAVE_DELAY_MS);
  };
  const watchers: FSWatcher[] = sourceFolders.map((name) =>
    watch(path.resolve(name), { recursive: true }, schedule).on('error', console.error),
  );
  await queue;
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Polls the version of the files, and reloads the page when it has another one. */
const reloadScript = `const version = new URL(import.meta.url).search.slice(1);
setInterval(async () => {
  const response = await fetch('/_next/static/site/version.txt', { cache: 'no-store' }).catch(() => null);
  if (response?.ok && (await response.text()) !== version) location.reload();
}, 300);
`;

function writeAssets(folder: string, assets: SiteAssets, version: string): void {
  const served = path.join(folder, 'static/site');
  mkdirSync(served, { recursive: true });
  writeFileSync(path.join(served, 'reload.js'), reloadScript);
  // Renamed, because pages are rendered meanwhile.
  const list = path.join(folder, siteAssetsFile);
  writeFileSync(`${list}.new`, JSON.stringify(assets));
  renameSync(`${list}.new`, list);
  writeFileSync(path.join(served, 'version.txt'), version);
}
