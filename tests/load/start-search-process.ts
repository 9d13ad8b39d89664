import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { serverNodeFlags } from '../../lib/commands/serve-site';
import type { SearchJob } from './run-searches';

/** The ms of each search, the CPU time of all in ms, and the memory of the process in MiB. */
const searchResultSchema = z.object({ times: z.array(z.number()), cpu: z.number(), memory: z.number() });
export type SearchJobResult = z.infer<typeof searchResultSchema>;

/**
 * Starts a process that searches like a serving process: with memory and connections of its own, and without
 * development checks.
 */
export function startSearchProcess() {
  const child = fork(path.join(import.meta.dirname, 'search-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [...process.execArgv, ...serverNodeFlags],
  });
  return {
    run: async (job: SearchJob): Promise<SearchJobResult> => {
      child.send(job);
      return searchResultSchema.parse(await answerOf(child));
    },
    stop: async () => {
      if (!child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const fail = (code: number | null) => ended.abort(new Error(`A search process has exited (${code})`));
  child.once('exit', fail);
  try {
    const [answer]: unknown[] = await once(child, 'message', { signal: ended.signal });
    return answer;
  } finally {
    child.off('exit', fail);
  }
}
