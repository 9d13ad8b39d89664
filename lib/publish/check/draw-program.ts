import { parentPort } from 'node:worker_threads';
import { registry } from '@/blocks/registry';
import { drawJob } from './draw-job';
import type { DrawingJob } from './drawing-job';

/** The program of the worker thread: draws one job after the other. Whoever started it ends it. */
parentPort?.on('message', async (job: DrawingJob) => parentPort?.postMessage(await drawJob(job)));

// Before the first job, whose time is counted.
await Promise.all(registry.all.flatMap((block) => [block.loadView(), block.example()]));
await drawJob({ locale: 'en-GH', blocks: [], texts: ['Ready'] });
parentPort?.postMessage('ready');
