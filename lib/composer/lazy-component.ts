import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component in a chunk of its own. `getLoaded` returns null until it is loaded; `load` rejects if the
 * request fails, and can be called again.
 */
export type Loadable<Props> = {
  load: () => Promise<ComponentType<Props>>;
  getLoaded: () => ComponentType<Props> | null;
};

const loads: (() => Promise<unknown>)[] = [];

/**
 * Delay from opening a page to preloading its parts, and between attempts to load a part that is needed; in
 * ms.
 */
const delaysMs = { preload: 1_500, retry: 3_000 };

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
 * A component to render within Suspense. It retries until the part is loaded, for example after a time
 * offline.
 */
export const lazyComponent = <Props>({ load }: Loadable<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadWithRetry(load) }));

async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delaysMs.retry));
    }
  }
}

/** Loads all parts; one that fails does not stop the others. */
export const preloadAll = async (): Promise<void> =>
  void (await Promise.allSettled(loads.map((load) => load())));

/**
 * Like `preloadParts`, after a delay.
 * @returns a function that cancels it
 */
export function schedulePreload(): () => void {
  const timer = setTimeout(() => void preloadAll(), delaysMs.preload);
  return () => clearTimeout(timer);
}
