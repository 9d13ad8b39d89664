import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { bringer, served } from './bring-sealed';
import { islandEntries, islandList, laterParts } from './island-modules';
import { readBundle } from './read-bundle';
import { sealFiles } from './seal-files';
import { shrinkScripts } from './shrink-scripts';

/**
 * Writes every island, what they share, what staff alone get, and the module of all pages that brings them to `static/islands`
 * of Next's folder, which serves it as files that never change; and the module's address and digest to `page-module.json`,
 * which `lib/page-cache` reads.
 * @param mode `development` has React tell what it would mend in silence.
 */
export async function bundleIslands(distFolder: string, mode = 'production'): Promise<void> {
  // Loaded here: this file is read wherever the site starts, the bundler is there only where it is built.
  const { build } = await import('esbuild');
  const outdir = path.resolve(distFolder, 'static/islands');
  const bundle = async (entryPoints: BuildOptions['entryPoints'], ...plugins: Plugin[]) =>
    shrinkScripts(readBundle(await build({ ...browserModules(mode), entryPoints, plugins, outdir })));

  const islands = await bundle(entriesOf('island.tsx'), islandEntries, laterParts);
  // Each by itself: a file that several share would cost each visitor of any island its line in the list, which is more than what they share.
  const live = await Promise.all(entriesOf('live.ts').map((entry) => bundle([entry], islandEntries)));
  const forStaff = await bundle(globSync('lib/**/*.staff.ts'));
  const bundles = [islands, ...live, forStaff];
  const scripts = bundles.flatMap((one) => one.scripts);
  const sealed = sealFiles(scripts);
  const own = await bundle(['app/page-module.ts'], islandList(scripts.map(({ name }) => name)));
  const ofPages = sealFiles(own.scripts, sealed, bringer);
  const [page] = ofPages.values();
  if (!page) throw new Error('The module of the pages was not written');

  mkdirSync(outdir, { recursive: true });
  for (const { name, text } of [...sealed.values(), ...ofPages.values()])
    writeFileSync(path.join(outdir, name), text);
  for (const { script, text } of bundles.flatMap((one) => one.licences))
    writeFileSync(path.join(outdir, `${sealed.get(script)?.name}.LEGAL.txt`), text);
  const made = { src: served + page.name, integrity: page.integrity };
  writeFileSync(path.join(distFolder, 'page-module.json'), JSON.stringify(made));
}

const entriesOf = (ending: string) =>
  globSync(`{blocks,lib}/**/*.${ending}`).map((file) => ({
    in: `island:${file}`,
    out: path.parse(file).name,
  }));

const browserModules = (mode: string) =>
  ({
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    // Licences stand in a file beside each.
    legalComments: 'external',
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React looks for its developer tools otherwise.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    logLevel: 'warning',
    write: false,
    metafile: true,
  }) as const;
