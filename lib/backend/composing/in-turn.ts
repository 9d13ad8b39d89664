import { NoRoom } from '../cms-api/hold-room';

/** So many are at work at one time, each person at one thing; of one person so many things wait. */
const most = { atOnce: 2, waiting: 10 };

type Waiting = { person: unknown; begin: () => void };

declare global {
  /** On the global object, since Next gives each of its bundles a copy of every module. */
  var composingTurns: { atWork: Set<unknown>; waiting: Waiting[] } | undefined;
}

globalThis.composingTurns ??= { atWork: new Set(), waiting: [] };
const { atWork, waiting } = globalThis.composingTurns;

/** Does what takes the server long when it is its turn, so that other calls are answered meanwhile. @throws NoRoom when too much waits. */
export async function inTurn<Result>(person: unknown, work: () => Promise<Result>): Promise<Result> {
  if (waiting.filter((one) => one.person === person).length >= most.waiting)
    throw new NoRoom('Much of yours is on its way already. Try again in a moment');
  await new Promise<void>((begin) => {
    waiting.push({ person, begin });
    beginNext();
  });
  try {
    return await work();
  } finally {
    atWork.delete(person);
    beginNext();
  }
}

function beginNext(): void {
  const at = atWork.size < most.atOnce ? waiting.findIndex(({ person }) => !atWork.has(person)) : -1;
  const [next] = at < 0 ? [] : waiting.splice(at, 1);
  if (!next) return;
  atWork.add(next.person);
  next.begin();
}
