declare global {
  /** Timers set by files with a DOM since the last file started. */
  var trackedTimers: Set<NodeJS.Timeout> | undefined;
}

/** Wraps the original functions, once in a process: each file loads this module again. */
function trackTimers(timers: Set<NodeJS.Timeout>): void {
  for (const name of ['setTimeout', 'setInterval'] as const)
    Reflect.set(
      globalThis,
      name,
      new Proxy(globalThis[name], {
        apply: (set, self, args) => {
          const timer = Reflect.apply(set, self, args);
          if ('document' in globalThis) timers.add(timer);
          return timer;
        },
      }),
    );
}

/**
 * Clears the timers that the previous file with a DOM did not clear, and tracks those of this file: a session that retries
 * a save would otherwise send requests to the server of the next file.
 */
export function clearLeftoverTimers(): void {
  if ('document' in globalThis) replaceAnimationFrames();
  for (const timer of globalThis.trackedTimers ?? []) clearTimeout(timer);
  globalThis.trackedTimers?.clear();
  if (globalThis.trackedTimers) return;
  globalThis.trackedTimers = new Set();
  trackTimers(globalThis.trackedTimers);
}

/**
 * Implements animation frames with timeouts. Those of jsdom use one interval for its window, which files
 * share: once it was cleared, or created with fake timers, no later file gets a frame.
 */
function replaceAnimationFrames(): void {
  for (const screen of new Set([globalThis, document.defaultView ?? globalThis])) {
    screen.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
    screen.cancelAnimationFrame = (frame) => clearTimeout(frame);
  }
}
