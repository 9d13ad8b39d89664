import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import type { Told } from '../page-store/tell-server.ts';
import type { Behind } from './ask-behind.ts';
import { countThread } from './metrics.ts';
import { secondsWaited, watchBeats } from './watch-beats.ts';

const program = new URL('./behind.ts', import.meta.url);
/** After how long another takes the place of a thread that ended by itself, in ms. */
const pause = 1_000;

type Message = Told | { kind: 'listening'; port: number; task: string } | { kind: 'beat' };
type Running = {
  isRunning: () => boolean;
  /** Where it is to be asked. @throws while there is none. */
  find: () => Behind;
  stop: () => Promise<void>;
};

/**
 * Runs Next in a thread of its own, and hands over what it tells: whatever it does, who asks for a finished page waits for none of
 * it. Another takes the place of one that fails or hangs; when the first does not even begin, or no other does, the process ends.
 */
export async function runBehind(port: number, take: (told: Told) => void): Promise<Running> {
  const key = randomUUID();
  const begun = Promise.withResolvers<void>();
  let listening: { port: number; task: string } | null = null;
  let hasBegun = false;
  let isStopping = false;
  let thread = begin();
  const hearBeat = watchBeats({
    isRunning: () => listening !== null,
    waited: () => secondsWaited(listening?.task ?? ''),
    onHang() {
      if (!hasBegun) return;
      // What is withdrawn meanwhile is not heard of.
      if (listening === null) process.exit(1);
      console.error('The thread that makes pages hangs, and is ended.');
      listening = null;
      void thread.terminate();
    },
  });

  function begin(): Worker {
    const started = new Worker(program, { workerData: { key, port }, env: SHARE_ENV });
    countThread();
    started.on('message', (message: Message) => {
      if (message.kind === 'beat') return hearBeat();
      if (message.kind !== 'listening') return take(message);
      listening = message;
      hearBeat();
      hasBegun = true;
      begun.resolve();
    });
    started.once('error', (error) => console.error(error));
    started.once('exit', (code) => {
      listening = null;
      if (isStopping) return;
      if (!hasBegun) process.exit(code || 1);
      console.error(`The thread that makes pages has ended (${code}); another takes its place.`);
      setTimeout(() => {
        if (!isStopping) thread = begin();
      }, pause);
    });
    return started;
  }

  await begun.promise;
  return {
    isRunning: () => listening !== null,
    find() {
      if (listening === null) throw new Error('The thread that makes pages does not run just now');
      return { port: listening.port, key };
    },
    async stop() {
      isStopping = true;
      if (listening === null) return;
      thread.postMessage('stop');
      await once(thread, 'exit');
    },
  };
}
