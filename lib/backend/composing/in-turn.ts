import { processState } from '@/lib/process-state';
import { NoRoom } from '../cms-api/hold-room';

/** So many are at work at one time, each person at one thing; of one person so many things wait. */
const most = { atOnce: 2, waiting: 10 };

/** What is asked for: of one person's questions about the same, the newest alone is waited for; none is when it is broken off. */
type Question = { about?: string; signal?: AbortSignal };
type Waiting = {
  person: unknown;
  about: string | undefined;
  begin: () => void;
  refuse: (reason: NoRoom) => void;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    composingTurns: { atWork: Set<unknown>; waiting: Waiting[] };
  }
}

processState.composingTurns ??= { atWork: new Set(), waiting: [] };
const { atWork, waiting } = processState.composingTurns;

/**
 * Does what takes the server long when it is its turn, so that other calls are answered meanwhile. What has begun is done to its end.
 * @throws NoRoom when too much waits, and when nobody waits for this any more.
 */
export async function inTurn<Result>(
  person: unknown,
  work: () => Promise<Result>,
  { about, signal }: Question = {},
): Promise<Result> {
  const before = waiting.find((one) => about !== undefined && one.person === person && one.about === about);
  if (before) leave(before, 'Something newer was asked for');
  if (waiting.filter((one) => one.person === person).length >= most.waiting)
    throw new NoRoom('Much of yours is on its way already. Try again in a moment');
  await new Promise<void>((begin, refuse) => {
    const mine = { person, about, begin, refuse };
    waiting.push(mine);
    signal?.addEventListener('abort', () => leave(mine, brokenOff), { once: true });
    if (signal?.aborted) leave(mine, brokenOff);
    beginNext();
  });
  try {
    return await work();
  } finally {
    atWork.delete(person);
    beginNext();
  }
}

const brokenOff = 'Nobody waits for this any more';

/** Nothing becomes of what has begun already. */
function leave(one: Waiting, why: string): void {
  const at = waiting.indexOf(one);
  if (at < 0) return;
  waiting.splice(at, 1);
  one.refuse(new NoRoom(why));
}

function beginNext(): void {
  const at = atWork.size < most.atOnce ? waiting.findIndex(({ person }) => !atWork.has(person)) : -1;
  const [next] = at < 0 ? [] : waiting.splice(at, 1);
  if (!next) return;
  atWork.add(next.person);
  next.begin();
}
