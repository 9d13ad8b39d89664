declare global {
  /** What files with a screen have set since the last one began. */
  var timersOfScreens: Set<NodeJS.Timeout> | undefined;
}

/** jsdom's own frames, in milliseconds (its Window.js): files that follow each other share its window, which has none once their timer is ended. */
const frame = 1000 / 60;

/** The originals, once in a process: each file begins with the module anew. */
function noteTimers(noted: Set<NodeJS.Timeout>): void {
  for (const name of ['setTimeout', 'setInterval'] as const)
    Reflect.set(
      globalThis,
      name,
      new Proxy(globalThis[name], {
        apply: (set, self, given) => {
          const timer = Reflect.apply(set, self, given);
          if ('document' in globalThis && given[1] !== frame) noted.add(timer);
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
  for (const timer of globalThis.timersOfScreens ?? []) clearTimeout(timer);
  globalThis.timersOfScreens?.clear();
  if (globalThis.timersOfScreens) return;
  globalThis.timersOfScreens = new Set();
  noteTimers(globalThis.timersOfScreens);
}
