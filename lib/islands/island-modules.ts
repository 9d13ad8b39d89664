import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** `island:FILE`: the one component that an island's file exports, or the one function of a part without React, ready to be woken. */
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
        ? `import { ${name} } from './${file}'; export const hydrate = async (place) => ${name}(place);`
        : `
        import { ${name} } from './${file}';
        import { hydrateIsland } from '@/lib/islands/hydrate-island';
        export const hydrate = (place) => hydrateIsland(place, ${name});
      `;
      return { resolveDir: path.resolve('.'), contents };
    });
  },
};

/**
 * What an island brings later runs where React runs already. The bundler is told so, for it would cut React in two otherwise:
 * what parts need of it, and the rest.
 */
export const laterParts: Plugin = {
  name: 'later parts of islands',
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

const bring = (file: string) => `() => import(${JSON.stringify(`./${file}`)})`;

/** `virtual:islands`: how to bring each island, by name; `files` are all that stand beside the module, islands among them. */
export function islandList(files: readonly string[]): Plugin {
  const entries = files.flatMap((file) => {
    const [, name] = /^(.+)\.(?:island|live)-/.exec(file) ?? [];
    return name ? [`${JSON.stringify(name)}: ${bring(file)}`] : [];
  });
  const forStaff = files.flatMap((file) => (/\.staff-/.test(file) ? bring(file) : []));
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
