import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { bundleProgram } from './bundle-program';
import type { DrawingJob } from './drawing-job';

/** What is deployed: the build, without sources and packages. */
let deployed: string;
beforeAll(async () => {
  deployed = mkdtempSync(path.join(os.tmpdir(), 'tessera-deployed-'));
  await bundleProgram(path.join(deployed, '.next/draw-program.mjs'));
});
afterAll(() => rmSync(deployed, { recursive: true, force: true }));

const text = (id: string, words: string): StoredBlock => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: words },
});

/** What plain Node answers to jobs, one after the other, where only the build is. */
async function draw(...jobs: DrawingJob[]): Promise<unknown> {
  writeFileSync(path.join(deployed, '.next/jobs.json'), JSON.stringify(jobs));
  const worker = JSON.stringify(path.resolve('lib/publish/check/draw-in-worker.ts'));
  const program = `const { drawInWorker } = await import(${worker});
    const { readFileSync } = await import('node:fs');
    const answers = [];
    for (const job of JSON.parse(readFileSync('.next/jobs.json'))) answers.push(await drawInWorker(job));
    console.log(JSON.stringify(answers));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: deployed,
    env: { NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}

test('content is drawn, and stopped after two seconds, where there are neither sources nor tsx', async () => {
  expect(readdirSync(deployed)).toEqual(['.next']);
  const fine: DrawingJob = { locale: 'en-GH', blocks: [text('a', 'Akwaaba')], texts: ['*Welcome*'] };
  const dear = Array.from({ length: 120 }, (_, index) => text(`t${index}`, '-\n'.repeat(1_499)));
  const drawn = { ofBlocks: [], ofTexts: [] };
  expect(await draw(fine, { ...fine, blocks: dear }, fine)).toEqual([drawn, null, drawn]);
}, 60_000);
