const prefix = 'made:';
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

/** The tags with the time a page was made at, instead of the one they may have. */
export function withTime(tags: readonly string[], time: number): string[] {
  return [...tags.filter((tag) => !tag.startsWith(prefix)), `${prefix}${time}`];
}

/** The time a page was made at, as its tags say; null when they do not. */
export function timeOf(tags: readonly string[]): number | null {
  const time = Number(tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length));
  return Number.isFinite(time) ? time : null;
}
