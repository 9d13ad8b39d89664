import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part that is fetched by itself. `now` is null until it is there; `load` rejects when it does not come, and may be called again. */
export type LaterPart<Props> = {
  load: () => Promise<ComponentType<Props>>;
  now: () => ComponentType<Props> | null;
};

const loads: (() => Promise<unknown>)[] = [];

/** How long after a page was opened its parts are fetched, and until one that is needed and did not come is asked for again; in ms. */
const pauses = { opened: 1_500, again: 3_000 };

export function laterPart<Props>(fetch: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let part: ComponentType<Props> | null = null;
  const load = async () => {
    part ??= await fetch();
    return part;
  };
  loads.push(load);
  return { load, now: () => part };
}

/** Drawn, within a Suspense, as soon as it can be had: without a line that is when there is one. */
export const drawnLater = <Props>({ load }: LaterPart<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadPatiently(load) }));

async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((passed) => setTimeout(passed, pauses.again));
    }
  }
}

/** Fetches all parts; one that does not come keeps none of the others. */
export const loadParts = async (): Promise<void> =>
  void (await Promise.allSettled(loads.map((load) => load())));

/** As `loadParts`, a moment after a page has opened. @returns what ends that. */
export function loadPartsSoon(): () => void {
  const timer = setTimeout(() => void loadParts(), pauses.opened);
  return () => clearTimeout(timer);
}
