/** How long another tab has to say that a name is its own, in ms: as long as one in the background may take. */
const patience = 600;

/** How long a tab that is gone may take to let go, in ms: on a busy machine its page ends after the next has begun. */
const leaving = 3_000;

/** Names that this tab holds, where the browser has no locks. */
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

/** Holds a name of this tab's own for as long as the tab lives. */
export function holdName(name: string): void {
  if (hasLocks()) void navigator.locks.request(name, () => new Promise(() => undefined));
  else {
    held.add(name);
    listen();
  }
}

/** Does something while no tab holds a name; one that was reloaded is waited for. @returns null when a tab goes on holding it. */
export async function ifNobodyHolds<Result>(
  name: string,
  act: () => Promise<Result>,
): Promise<Result | null> {
  if (hasLocks()) {
    const signal = AbortSignal.timeout(leaving);
    return navigator.locks.request(name, { signal }, act).catch((error: unknown) => {
      if (error === signal.reason) return null;
      throw error;
    });
  }
  return held.has(name) || (await isHeldElsewhere(name)) ? null : act();
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
