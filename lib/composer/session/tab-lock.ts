/** Time for another tab to answer that it holds a lock, in ms; background tabs are throttled. */
const LOCK_REPLY_TIMEOUT_MS = 600;

/**
 * Time for the previous page of this tab to release its lock, in ms; on a busy machine the next page starts
 * earlier.
 */
const UNLOAD_TIMEOUT_MS = 3_000;

/** sessionStorage key for the lock of the page, read by the next page in the tab. */
const previousLockKey = 'composer lock';

/** The lock of the previous page in this tab; null if there was none, undefined if not read yet. */
let previousLock: string | null | undefined;

/** Names of the locks of this tab. */
const ownLocks = new Set<string>();
let channel: BroadcastChannel | undefined;

/**
 * Without the Web Locks API (plain HTTP, for example on an internal network of an office) tabs query one
 * another over a BroadcastChannel.
 */
function openChannel(): BroadcastChannel {
  if (channel) return channel;
  const newChannel = new BroadcastChannel('composer locks');
  newChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.startsWith('? ') && ownLocks.has(data.slice(2)))
      newChannel.postMessage(`! ${data.slice(2)}`);
  });
  channel = newChannel;
  return newChannel;
}

const hasLocks = (): boolean => 'locks' in navigator && navigator.locks !== undefined;

function rememberLock(name: string): void {
  try {
    if (previousLock === undefined) previousLock = sessionStorage.getItem(previousLockKey);
    sessionStorage.setItem(previousLockKey, name);
  } catch {
    previousLock ??= null;
  }
}

/** Acquires a lock for the lifetime of the tab. The name must be unique to the tab. */
export function acquireLock(name: string): void {
  rememberLock(name);
  ownLocks.add(name);
  if (hasLocks()) void navigator.locks.request(name, () => new Promise(() => undefined));
  else openChannel();
}

/**
 * Runs an action while no tab holds a lock. Waits for the previous page of this tab.
 * @returns null if another tab holds the lock
 */
export async function withLock<Result>(name: string, action: () => Promise<Result>): Promise<Result | null> {
  if (hasLocks())
    return name === previousLock
      ? waitForRelease(name, action)
      : navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? action() : null));
  return ownLocks.has(name) || (await queryOtherTabs(name)) ? null : action();
}

/** Whether another tab holds a lock whose name starts with a prefix. False without the Web Locks API. */
export async function isLockedByAnotherTab(prefix: string): Promise<boolean> {
  if (!hasLocks()) return false;
  const all = await navigator.locks.query().catch(() => null);
  return all?.held?.some(({ name = '' }) => name.startsWith(prefix) && !ownLocks.has(name)) === true;
}

function waitForRelease<Result>(name: string, action: () => Promise<Result>): Promise<Result | null> {
  const signal = AbortSignal.timeout(UNLOAD_TIMEOUT_MS);
  return navigator.locks.request(name, { signal }, action).catch((error: unknown) => {
    if (error === signal.reason) return null;
    throw error;
  });
}

function queryOtherTabs(name: string): Promise<boolean> {
  const queryChannel = openChannel();
  return new Promise((resolve) => {
    const finish = (isLocked: boolean) => {
      clearTimeout(timer);
      queryChannel.removeEventListener('message', onReply);
      resolve(isLocked);
    };
    const onReply = ({ data }: MessageEvent<unknown>) => {
      if (data === `! ${name}`) finish(true);
    };
    const timer = setTimeout(() => finish(false), LOCK_REPLY_TIMEOUT_MS);
    queryChannel.addEventListener('message', onReply);
    queryChannel.postMessage(`? ${name}`);
  });
}
