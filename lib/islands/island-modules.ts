import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Resolves `island:FILE`: a module with the `hydrate` function for the one component (or, in `.live.ts`
 * files, function) that the file exports.
 */
export const islandEntries: Plugin = {
  name: 'island entries',
  setup: (build) => {
    build.onResolve({ filter: /^island:/ }, ({ path: name }) => ({
      path: name.slice(7),
      namespace: 'island',
    }));
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: file }) => {
      const [, name] = /^export function (\w+)/m.exec(readFileSync(file, 'utf8')) ?? [];
      if (!name) throw new Error(`${file} exports no function`);
      const contents = file.endsWith('.live.ts')
        ? `import { ${name} } from './${file}'; export const hydrate = async (element) => ${name}(element);`
        : `
        import { ${name} } from './${file}';
        import { hydrateIsland } from '@/lib/islands/hydrate-island';
        export const hydrate = (element) => hydrateIsland(element, ${name});
      `;
      return { resolveDir: path.resolve('.'), contents };
    });
  },
};

/**
 * Imports Zod's namespace instead of an object with everything in it, so that the bundler drops what no schema of an
 * island uses.
 */
export const partsOfZod: Plugin = {
  name: 'parts of Zod',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]schemas[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace("import { z } from 'zod'", "import * as z from 'zod'"),
      loader: 'ts',
    }));
  },
};

/**
 * Makes dynamically imported parts of islands import React from the module that has loaded it already. The bundler
 * would otherwise split React into the part that these modules need and the rest.
 */
export const dynamicParts: Plugin = {
  name: 'dynamic imports of islands',
  setup: (build) => {
    const parts = new Set<string>();
    build.onResolve({ filter: /^\./ }, async ({ kind, path: file, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const { path: part } = await build.resolve(file, { kind: 'import-statement', resolveDir });
      parts.add(part);
      return { path: path.relative('.', part), namespace: 'part' };
    });
    build.onLoad({ filter: /.*/, namespace: 'part' }, ({ path: file }) => ({
      resolveDir: path.resolve('.'),
      contents: `import '@/lib/islands/hydrate-island'; export * from './${file}';`,
    }));
    // Each part has a copy of the icon component: a chunk shared with an island would be larger.
    const resolveCopy = async (file: string, resolveDir: string) => {
      const { path: copied } = await build.resolve(file, { kind: 'import-statement', resolveDir });
      return { path: copied, namespace: 'copy' };
    };
    build.onResolve({ filter: /^@\/lib\/ui\/icon$/ }, ({ importer, path: file, resolveDir }) =>
      parts.has(importer) ? resolveCopy(file, resolveDir) : undefined,
    );
    build.onResolve({ filter: /^\./, namespace: 'copy' }, ({ path: file, resolveDir }) =>
      resolveCopy(file, resolveDir),
    );
    build.onLoad({ filter: /.*/, namespace: 'copy' }, ({ path: file }) => ({
      resolveDir: path.dirname(file),
      contents: readFileSync(file, 'utf8'),
      loader: 'tsx',
    }));
  },
};

const importFunction = (file: string) => `() => import(${JSON.stringify(`./${file}`)})`;

/** The islands and live parts of all pages, and the islands of the buyer area, by the names of their files. */
const listedFiles = {
  'virtual:islands': /^(.+)\.(?:island|live)-/,
  'virtual:area-islands': /^(.+)\.area-island-/,
};

/**
 * `virtual:islands` and `virtual:area-islands`: the load function of each island by name; `files` are all files next to
 * the module, islands included. Two lists, because every visitor of a page with an island loads the first one.
 */
export function islandList(list: keyof typeof listedFiles, files: readonly string[]): Plugin {
  const entries = files.flatMap((file) => {
    const [, name] = listedFiles[list].exec(file) ?? [];
    return name ? [`${JSON.stringify(name)}: ${importFunction(file)}`] : [];
  });
  const forStaff = files.flatMap((file) => (/\.staff-/.test(file) ? importFunction(file) : []));
  const contents = `
    export const islands = { ${entries.join(', ')} };
    export const forStaff = [${forStaff.join(', ')}];
  `;
  return {
    name: 'island list',
    setup: (build) => {
      build.onResolve({ filter: new RegExp(`^${list}$`) }, () => ({ path: 'islands', namespace: 'islands' }));
      build.onResolve({ filter: /./, namespace: 'islands' }, (file) => ({ path: file.path, external: true }));
      build.onLoad({ filter: /.*/, namespace: 'islands' }, () => ({ contents }));
    },
  };
}
