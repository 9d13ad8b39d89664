import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component in a separate chunk. `getLoaded` returns null until it is loaded; `load` rejects if the
 * request fails, and can be called again.
 */
export type Loadable<Props> = {
  load: () => Promise<ComponentType<Props>>;
  getLoaded: () => ComponentType<Props> | null;
};

const loads: (() => Promise<unknown>)[] = [];

/**
 * Delay from opening a page to preloading its chunks, and between attempts to load a required chunk; in ms.
 */
const LOAD_DELAYS_MS = { preload: 1_500, retry: 3_000 };

export function loadable<Props>(fetch: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded ??= await fetch();
    return loaded;
  };
  loads.push(load);
  return { load, getLoaded: () => loaded };
}

/**
 * A component to render within Suspense. It retries until the chunk is loaded, for example after a time
 * offline.
 */
export const lazyComponent = <Props>({ load }: Loadable<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadWithRetry(load) }));

async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, LOAD_DELAYS_MS.retry));
    }
  }
}

/** Loads all chunks; a failed one does not stop the others. */
export const preloadAll = async (): Promise<void> =>
  void (await Promise.allSettled(loads.map((load) => load())));

/**
 * Like `preloadAll`, after a delay.
 * @returns a function that cancels it
 */
export function schedulePreload(): () => void {
  const timer = setTimeout(() => void preloadAll(), LOAD_DELAYS_MS.preload);
  return () => clearTimeout(timer);
}
