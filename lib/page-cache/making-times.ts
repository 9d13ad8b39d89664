import { steadyNow } from '../page-store/steady-clock.ts';

const mostKnown = 10_000;
/** A making that has not ended after so long, in ms, was given up. */
const longest = 60_000;
/** The one that began first is the first. */
const begun = new Map<string, number>();

/** Notes that a page is being made from now on, unless it is already. */
export function beginMaking(key: string): void {
  const now = steadyNow();
  const known = begun.get(key);
  if (known !== undefined && now - known < longest) return;
  begun.delete(key);
  begun.set(key, now);
  for (const oldest of begun.keys()) {
    if (begun.size <= mostKnown) break;
    begun.delete(oldest);
  }
}

/** When the making of a page that is ready began, in ms since 1970; when nobody noted it, as early as it can have. */
export function finishMaking(key: string): number {
  const time = begun.get(key) ?? steadyNow() - longest;
  begun.delete(key);
  return time;
}
