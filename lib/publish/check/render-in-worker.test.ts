import { beforeEach, expect, test, vi } from 'vitest';
import { processState } from '@/lib/process-state';
import { renderInWorker } from './render-in-worker';
import type { RenderJob } from './render-job-types';

const job: RenderJob = { locale: 'en-GH', blocks: [], texts: ['Akwaaba'] };

// Another test file may have started a thread.
beforeEach(() => {
  processState.renderWorker = undefined;
});

test('ends a thread that does not start in time and starts another for the next job', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expect(renderInWorker(job)).rejects.toThrow('aborted');
  await expect(renderInWorker(job)).resolves.toEqual({ blockIssues: [], textMessages: [] });
});
