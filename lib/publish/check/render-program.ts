import { parentPort } from 'node:worker_threads';
import { registry } from '@/blocks/registry';
import { renderJob } from './render-job';
import type { RenderJob } from './render-job-types';

/** The program of the worker thread: renders one job after another until it is terminated. */
parentPort?.on('message', async (job: RenderJob) => parentPort?.postMessage(await renderJob(job)));

// Loaded before the first job, whose time is limited.
await Promise.all(registry.all.flatMap((block) => [block.loadView(), block.example()]));
await renderJob({ locale: 'en-GH', blocks: [], texts: ['Ready'] });
parentPort?.postMessage('ready');
