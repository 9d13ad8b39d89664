import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { fastPayloadArgs } from '../lib/commands/run-node.ts';
import { browserProjects } from './support/browser-projects.ts';
import { LongFilesFirst } from './support/long-files-first.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs files one after another in one process with one site; tests within a file run concurrently in tabs,
 * as many as two cores can serve.
 */
const siteProject = (name: string) => ({
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
 * `unit` needs no build; `site` tests the production build in a real browser, `operation` the admin,
 * `composer` the composer, `faults` fault injection, `instances` several instances. `npm test` runs the last
 * five in parallel queues; `faults` and `instances` only in the long form.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: '@payload-config', replacement: path.join(root, 'lib/backend/payload.config.ts') },
      { find: /^@(?=\/)/, replacement: root },
      // One copy of graphql: packages loaded by Node get this file, whatever their importers resolve.
      { find: /^graphql$/, replacement: path.join(root, 'node_modules/graphql/index.js') },
    ],
  },
  test: {
    // One more than the number of cores, since files also wait for databases and child processes.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    // The default of one second is too short for a page on a machine that runs three other things.
    expect: { poll: { timeout: 20_000 } },
    // A process lives for minutes and allocates many short-lived objects: a larger young generation reduces
    // garbage collection.
    execArgv: ['--max-semi-space-size=64', ...fastPayloadArgs],
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
            ...browserProjects.map((folder) => `tests/${folder}/**`),
          ],
          globalSetup: ['tests/support/run/start-run.ts'],
          isolate: false,
          setupFiles: ['isolate-file', 'fail-on-console', 'clean-up-rendered'].map(
            (file) => `tests/support/${file}.ts`,
          ),
          // Runs with lower priority than the browser projects.
          testTimeout: 600_000,
          // The first test that needs a template waits until it is filled.
          hookTimeout: 900_000,
        },
      },
      ...browserProjects.map(siteProject),
    ],
  },
});
