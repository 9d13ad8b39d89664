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
 * Makes dynamically imported parts of islands import React from the module that has loaded it already. The bundler
 * would otherwise split React into the part that these modules need and the rest.
 */
export const dynamicParts: Plugin = {
  name: 'dynamic imports of islands',
  setup: (build) => {
    build.onResolve({ filter: /^\./ }, ({ kind, path: file, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: path.relative('.', path.resolve(resolveDir, file)), namespace: 'part' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'part' }, ({ path: file }) => ({
      resolveDir: path.resolve('.'),
      contents: `import '@/lib/islands/hydrate-island'; export * from './${file}';`,
    }));
  },
};

const importFunction = (file: string) => `() => import(${JSON.stringify(`./${file}`)})`;

/**
 * `virtual:islands`: the load function of each island by name; `files` are all files next to the module,
 * islands included.
 */
export function islandList(files: readonly string[]): Plugin {
  const entries = files.flatMap((file) => {
    const [, name] = /^(.+)\.(?:island|live)-/.exec(file) ?? [];
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
      build.onResolve({ filter: /^virtual:islands$/ }, () => ({ path: 'islands', namespace: 'islands' }));
      build.onResolve({ filter: /./, namespace: 'islands' }, (file) => ({ path: file.path, external: true }));
      build.onLoad({ filter: /.*/, namespace: 'islands' }, () => ({ contents }));
    },
  };
}
