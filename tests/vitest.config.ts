import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/** Two projects: `unit` needs no build, `site` drives the production build in a real browser. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: '@payload-config', replacement: path.join(root, 'lib/backend/payload.config.ts') },
      { find: /^@(?=\/)/, replacement: root },
      // Outside a server bundle the package refuses to load.
      { find: 'server-only', replacement: path.join(root, 'node_modules/server-only/empty.js') },
      // One copy of graphql: packages loaded by Node get this file, whatever their importers ask for.
      { find: /^graphql$/, replacement: path.join(root, 'node_modules/graphql/index.js') },
    ],
  },
  test: {
    // By default one core stays idle; most of what is waited for here is computed.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', '.next/**', '.data/**', 'tests/site/**'],
          globalSetup: ['tests/support/run/start-run.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          testTimeout: 60_000,
          // The first to need a template waits until it is filled.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/run/start-run.ts', 'tests/support/start-site.ts'],
          fileParallelism: false,
          // Tabs side by side within a file: as many as two cores keep busy.
          maxConcurrency: 3,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
