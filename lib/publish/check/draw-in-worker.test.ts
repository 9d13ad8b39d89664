import { beforeEach, expect, test, vi } from 'vitest';
import { processState } from '@/lib/process-state';
import { drawInWorker } from './draw-in-worker';
import type { DrawingJob } from './drawing-job';

const job: DrawingJob = { locale: 'en-GH', blocks: [], texts: ['Akwaaba'] };

// Another file's thread may have been started before.
beforeEach(() => {
  processState.drawing = undefined;
});

test('a thread that did not start in time is ended, and the next job starts another', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expect(drawInWorker(job)).rejects.toThrow('aborted');
  await expect(drawInWorker(job)).resolves.toEqual({ ofBlocks: [], ofTexts: [] });
});
