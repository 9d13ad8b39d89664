import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { loadsQuickly } from '../lib/commands/run-node.ts';
import { LongFilesFirst } from './support/long-files-first.ts';
import { overTheSite } from './support/over-the-site.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Files one after the other in one process over one site of their own; tabs side by side within a file, as many as two cores keep busy. */
const overOneSite = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup: ['tests/support/run/start-run.ts', 'tests/support/start-site.ts'],
    fileParallelism: false,
    isolate: false,
    maxConcurrency: 3,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});

/**
 * `unit` needs no build; `site` visits the production build in a real browser, `operation` is its staff in the admin, `composer`
 * in the composer, `faults` what goes wrong beneath it, `instances` who runs it. `npm test` has the last five run in lines side by side.
 */
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
    // One more than there are cores: files wait for databases and programs of their own, too.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    // A second, which is usual, is short for a page on a machine that does three things more.
    expect: { poll: { timeout: 20_000 } },
    // A process lives for minutes and makes much that is soon let go of: more room before that is collected.
    execArgv: ['--max-semi-space-size=64', ...loadsQuickly],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            'node_modules/**',
            '.next/**',
            '.data/**',
            ...overTheSite.map((folder) => `tests/${folder}/**`),
          ],
          globalSetup: ['tests/support/run/start-run.ts'],
          isolate: false,
          setupFiles: ['tests/support/begin-afresh.ts', 'tests/support/fail-on-console.ts'],
          // It steps back behind the lines over the site.
          testTimeout: 600_000,
          // The first to need a template waits until it is filled.
          hookTimeout: 900_000,
        },
      },
      ...overTheSite.map(overOneSite),
    ],
  },
});
