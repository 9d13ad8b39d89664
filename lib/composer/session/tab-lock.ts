/** How long another tab has to say that a name is its own, in ms: as long as one in the background may take. */
const patience = 600;

/** How long the page that stood in this tab before may take to end, in ms: on a busy machine this one begins sooner. */
const leaving = 3_000;

/** Where a tab notes what its page holds, for the next page in it. */
const noted = 'composer lock';

/** What the page before this one held in the same tab; null when there was none. */
let before: string | null | undefined;

/** Names that this tab holds. */
const held = new Set<string>();
let channel: BroadcastChannel | undefined;

/** Over plain HTTP, as in an office's own network, a browser has no locks: tabs ask one another instead. */
function listen(): BroadcastChannel {
  if (channel) return channel;
  const opened = new BroadcastChannel('composer locks');
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.startsWith('? ') && held.has(data.slice(2)))
      opened.postMessage(`! ${data.slice(2)}`);
  });
  channel = opened;
  return opened;
}

const hasLocks = (): boolean => 'locks' in navigator && navigator.locks !== undefined;

function noteForNext(name: string): void {
  try {
    if (before === undefined) before = sessionStorage.getItem(noted);
    sessionStorage.setItem(noted, name);
  } catch {
    before ??= null;
  }
}

/** Holds a name of this tab's own for as long as the tab lives. */
export function holdName(name: string): void {
  noteForNext(name);
  held.add(name);
  if (hasLocks()) void navigator.locks.request(name, () => new Promise(() => undefined));
  else listen();
}

/** Does something while no tab holds a name; the page before in this tab is waited for. @returns null when one goes on holding it. */
export async function ifNobodyHolds<Result>(
  name: string,
  act: () => Promise<Result>,
): Promise<Result | null> {
  if (hasLocks())
    return name === before
      ? onceLetGo(name, act)
      : navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : null));
  return held.has(name) || (await isHeldElsewhere(name)) ? null : act();
}

/** Whether a tab other than this one holds a name that begins so, as far as the browser tells. */
export async function isHeldByAnother(beginning: string): Promise<boolean> {
  if (!hasLocks()) return false;
  const all = await navigator.locks.query().catch(() => null);
  return all?.held?.some(({ name = '' }) => name.startsWith(beginning) && !held.has(name)) === true;
}

function onceLetGo<Result>(name: string, act: () => Promise<Result>): Promise<Result | null> {
  const signal = AbortSignal.timeout(leaving);
  return navigator.locks.request(name, { signal }, act).catch((error: unknown) => {
    if (error === signal.reason) return null;
    throw error;
  });
}

function isHeldElsewhere(name: string): Promise<boolean> {
  const asking = listen();
  return new Promise((resolve) => {
    const end = (isHeld: boolean) => {
      clearTimeout(timer);
      asking.removeEventListener('message', hear);
      resolve(isHeld);
    };
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === `! ${name}`) end(true);
    };
    const timer = setTimeout(() => end(false), patience);
    asking.addEventListener('message', hear);
    asking.postMessage(`? ${name}`);
  });
}
