import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { hashFiles } from './hash-files';
import { type HashedFile, importRuntime, servedPath } from './integrity-imports';
import { dynamicParts, islandEntries, islandList, partsOfZod } from './island-modules';
import { minifyScripts } from './minify-scripts';
import { readBundle } from './read-bundle';

/** A script with its address and digest. */
type BundledModule = { src: string; integrity: string };
type BundledModules = { module: BundledModule; buyerModule: BundledModule };

/**
 * Writes every island, their shared chunks, the staff scripts, the module of all pages and that of the buyer area to
 * `static/islands` in Next's folder, from which Next serves immutable files.
 * @param mode with `development` React reports hydration mismatches.
 * @returns the addresses and digests of both modules.
 */
export async function bundleIslands(distFolder: string, mode = 'production'): Promise<BundledModules> {
  // Imported here because this file is loaded wherever the site starts, while the bundler is only installed
  // where it is built.
  const { build } = await import('esbuild');
  const outdir = path.resolve(distFolder, 'static/islands');
  const bundle = async (entryPoints: BuildOptions['entryPoints'], ...plugins: Plugin[]) =>
    minifyScripts(readBundle(await build({ ...browserModules(mode), entryPoints, plugins, outdir })));

  const islands = await bundle(entriesOf('island.tsx'), islandEntries, dynamicParts);
  // Bundled separately: a shared chunk would cost every visitor of any island an entry in the list, which is
  // more than the shared code.
  const live = await Promise.all(entriesOf('live.ts').map((entry) => bundle([entry], islandEntries)));
  // For the same reason, and with a React of its own: few visitors of public pages open the buyer area.
  const areaIslands = await bundle(entriesOf('area-island.tsx'), islandEntries, partsOfZod);
  const forStaff = await bundle(globSync('lib/**/*.staff.ts'));
  const bundles = [islands, ...live, areaIslands, forStaff];
  const scripts = bundles.flatMap((bundleResult) => bundleResult.scripts);
  const hashed = hashFiles(scripts);
  const names = scripts.map(({ name }) => name);
  const pageBundle = await bundle(['app/page-module.ts'], islandList('virtual:islands', names));
  const areaBundle = await bundle(['app/buyer-area-module.ts'], islandList('virtual:area-islands', names));
  const [pageFiles, areaFiles] = [pageBundle, areaBundle].map((pageScripts) => [
    ...hashFiles(pageScripts.scripts, hashed, importRuntime).values(),
  ]);
  const [page] = pageFiles ?? [];
  const [area] = areaFiles ?? [];
  if (!page || !area) throw new Error('The module of the pages was not written');

  mkdirSync(outdir, { recursive: true });
  for (const { name, text } of [...hashed.values(), ...(pageFiles ?? []), ...(areaFiles ?? [])])
    writeFileSync(path.join(outdir, name), text);
  for (const { script, text } of bundles.flatMap((bundleResult) => bundleResult.licences))
    writeFileSync(path.join(outdir, `${hashed.get(script)?.name}.LEGAL.txt`), text);
  const addressOf = ({ name, integrity }: HashedFile) => ({ src: servedPath + name, integrity });
  return { module: addressOf(page), buyerModule: addressOf(area) };
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
    // Licences are written to a file next to each script.
    legalComments: 'external',
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React otherwise looks for its developer tools.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    logLevel: 'warning',
    write: false,
    metafile: true,
  }) as const;
