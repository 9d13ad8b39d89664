import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { servedWith } from '../../lib/commands/serve-site';
import type { SearchesAsked } from './ask-searches';

/** Of each search its ms; the ms of processor that all took, and the MiB of the process. */
const told = z.object({ times: z.array(z.number()), cpu: z.number(), memory: z.number() });
export type SearchesTold = z.infer<typeof told>;

/** A process that searches, as those that serve: with a memory and connections of its own, and no checks of development. */
export function startSearching() {
  const child = fork(path.join(import.meta.dirname, 'search-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [...process.execArgv, ...servedWith],
  });
  return {
    ask: async (asked: SearchesAsked): Promise<SearchesTold> => {
      child.send(asked);
      return told.parse(await answerOf(child));
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
  const fail = (code: number | null) => ended.abort(new Error(`A process that searches has ended (${code})`));
  child.once('exit', fail);
  try {
    const [answer]: unknown[] = await once(child, 'message', { signal: ended.signal });
    return answer;
  } finally {
    child.off('exit', fail);
  }
}
