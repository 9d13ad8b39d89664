import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { bundleRenderProgram } from './bundle-render-program';
import type { RenderJob } from './render-job-types';

/** A deployment: the build, without sources and packages. */
let deploymentFolder: string;
beforeAll(async () => {
  deploymentFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-deployed-'));
  await bundleRenderProgram(path.join(deploymentFolder, '.next/render-program.mjs'));
});
afterAll(() => rmSync(deploymentFolder, { recursive: true, force: true }));

const textBlock = (id: string, markdown: string): StoredBlock => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: markdown },
});

/** The results of jobs that plain Node runs one after another with nothing but the build. */
async function runJobs(...jobs: RenderJob[]): Promise<unknown> {
  writeFileSync(path.join(deploymentFolder, '.next/jobs.json'), JSON.stringify(jobs));
  const worker = JSON.stringify(path.resolve('lib/publish/check/render-in-worker.ts'));
  // As editors do, it repeats a job that a busy machine refused.
  const program = `const { renderInWorker, RendererBusyError } = await import(${worker});
    const { readFileSync } = await import('node:fs');
    const render = (job) => renderInWorker(job).catch((error) => {
      if (error instanceof RendererBusyError) return render(job);
      throw error;
    });
    const answers = [];
    for (const job of JSON.parse(readFileSync('.next/jobs.json'))) answers.push(await render(job));
    console.log(JSON.stringify(answers));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: deploymentFolder,
    env: { NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}

test('renders content, and stops after two seconds, without sources and tsx', async () => {
  expect(readdirSync(deploymentFolder)).toEqual(['.next']);
  const cheapJob: RenderJob = { locale: 'en-GH', blocks: [textBlock('a', 'Akwaaba')], texts: ['*Welcome*'] };
  const expensiveBlocks = Array.from({ length: 120 }, (_, index) =>
    textBlock(`t${index}`, '-\n'.repeat(1_499)),
  );
  const emptyResult = { blockIssues: [], textMessages: [] };
  expect(await runJobs(cheapJob, { ...cheapJob, blocks: expensiveBlocks }, cheapJob)).toEqual([
    emptyResult,
    null,
    emptyResult,
  ]);
}, 60_000);
