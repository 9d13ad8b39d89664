import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { islandEntries, islandList } from './island-modules';

const served = '/_next/static/islands/';

/**
 * Writes every island, what they share, and the module of all pages that brings them to `static/islands` of Next's folder,
 * which serves it as files that never change; and the module's address and digest to `page-module.json`, which
 * `lib/page-cache` reads.
 */
export async function bundleIslands(distFolder: string): Promise<void> {
  // Loaded here: this file is read wherever the site starts, the bundler is there only where it is built.
  const { build } = await import('esbuild');
  const outdir = path.join(distFolder, 'static/islands');
  const bundle = async (options: BuildOptions) => {
    const { metafile } = await build({ ...browserModules, ...options, outdir, metafile: true });
    return Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint ? [{ entryPoint, file }] : [],
    );
  };
  const islands = await bundle({
    entryPoints: globSync('{blocks,lib}/**/*.island.tsx').map((file) => ({
      in: `island:${file}`,
      out: path.basename(file, '.tsx'),
    })),
    splitting: true,
    plugins: [islandEntries],
  });
  // What an island fetches later counts as an entry too.
  const addresses = islands
    .filter(({ entryPoint }) => entryPoint.startsWith('island:'))
    .map(({ entryPoint, file }) => ({
      name: path.basename(entryPoint, '.island.tsx'),
      address: served + path.basename(file),
    }));
  const [page] = await bundle({
    entryPoints: ['app/page-module.ts'],
    external: [`${served}*`],
    plugins: [islandList(addresses)],
  });
  if (!page) throw new Error('The module of the pages was not written');
  const digest = createHash('sha384').update(readFileSync(page.file)).digest('base64');
  const made = { src: served + path.basename(page.file), integrity: `sha384-${digest}` };
  writeFileSync(path.join(distFolder, 'page-module.json'), JSON.stringify(made));
}

const browserModules: BuildOptions = {
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  minify: true,
  // Licences stand in a file beside each.
  legalComments: 'linked',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  // React looks for its developer tools otherwise.
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  logLevel: 'warning',
};
