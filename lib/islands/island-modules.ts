import path from 'node:path';
import type { Plugin } from 'esbuild';

/** `island:FILE`: the one component that an island's file exports, ready to be woken. */
export const islandEntries: Plugin = {
  name: 'island entries',
  setup: (build) => {
    build.onResolve({ filter: /^island:/ }, ({ path: name }) => ({
      path: name.slice(7),
      namespace: 'island',
    }));
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: file }) => ({
      resolveDir: path.resolve('.'),
      contents: `
        import * as island from './${file}';
        import { hydrateIsland } from '@/lib/islands/hydrate-island';
        const [Component] = Object.values(island);
        export const hydrate = (place) => hydrateIsland(place, Component);
      `,
    }));
  },
};

/** `virtual:islands`: how to bring each island, by name, from its address. */
export function islandList(islands: readonly { name: string; address: string }[]): Plugin {
  const entries = islands.map(
    ({ name, address }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(address)})`,
  );
  const contents = `export const islands = { ${entries.join(', ')} };`;
  return {
    name: 'island list',
    setup: (build) => {
      build.onResolve({ filter: /^virtual:islands$/ }, () => ({ path: 'all', namespace: 'islands' }));
      build.onLoad({ filter: /.*/, namespace: 'islands' }, () => ({ contents }));
    },
  };
}
