declare global {
  /** What files with a screen have set since the last one began. */
  var timersOfScreens: Set<NodeJS.Timeout> | undefined;
}

/** The originals, once in a process: each file begins with the module anew. */
function noteTimers(noted: Set<NodeJS.Timeout>): void {
  for (const name of ['setTimeout', 'setInterval'] as const)
    Reflect.set(
      globalThis,
      name,
      new Proxy(globalThis[name], {
        apply: (set, self, given) => {
          const timer = Reflect.apply(set, self, given);
          if ('document' in globalThis) noted.add(timer);
          return timer;
        },
      }),
    );
}

/**
 * Ends what the file before has left waiting on its screen, and notes what this one sets: a session that tries to save once more would ask the
 * next file's server.
 */
export function endLeftTimers(): void {
  if ('document' in globalThis) bringFrames();
  for (const timer of globalThis.timersOfScreens ?? []) clearTimeout(timer);
  globalThis.timersOfScreens?.clear();
  if (globalThis.timersOfScreens) return;
  globalThis.timersOfScreens = new Set();
  noteTimers(globalThis.timersOfScreens);
}

/**
 * Frames that stand on nothing but a timer. jsdom's stand on one interval for all of its window, which files share: once it was ended, or begun
 * while timers were pretended, no file after that has a frame.
 */
function bringFrames(): void {
  for (const screen of new Set([globalThis, document.defaultView ?? globalThis])) {
    screen.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
    screen.cancelAnimationFrame = (frame) => clearTimeout(frame);
  }
}
