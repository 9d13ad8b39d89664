const mostKnown = 10_000;
const begun = new Map<string, number>();

/** Notes that a page is being made from now on, unless it is already. */
export function beginMaking(key: string): void {
  if (begun.has(key)) return;
  if (begun.size >= mostKnown) begun.clear();
  begun.set(key, Date.now());
}

/** When the making of a page that is ready began, in ms since 1970; now when nobody noted it. */
export function finishMaking(key: string): number {
  const time = begun.get(key) ?? Date.now();
  begun.delete(key);
  return time;
}
