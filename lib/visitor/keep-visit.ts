import type { VisitEntry } from '@/schemas/forms/visit';
import { visitLimits } from '@/schemas/forms/visit-limits';

const key = 'visit';
/** The first say where somebody came from; longer ones say nothing to people, and would make a form too large to be sent. */
const { entries: most, text: longest } = visitLimits;
/** The calculator's answer without scripts has somebody's figures in its address. */
const untold = new Set(['estimate']);

/** Of this tab: the page the visit began on, where from, and the query parameters on the way. */
export type KeptVisit = { landing_page: string; referrer: string; entries: readonly VisitEntry[] };

/** Keeps this page with the visit, in this tab alone. To be called of whoever agreed to it, and of nobody else. */
export function keepVisit(): void {
  const kept = recallKept() ?? {
    landing_page: location.pathname,
    referrer: referrerElsewhere(),
    entries: [],
  };
  const added = entriesHere().filter((entry) => !kept.entries.some((one) => isSame(one, entry)));
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...kept, entries: [...kept.entries, ...added].slice(0, most) }),
    );
  } catch {
    // Full, or closed to us: then a form tells of its own page only.
  }
}

export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}

/** @returns null where nothing was kept, or nothing that can be read. */
export function recallKept(): KeptVisit | null {
  try {
    const { landing_page, referrer, entries } = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (typeof landing_page !== 'string' || !Array.isArray(entries)) return null;
    return { landing_page, referrer: String(referrer), entries: entries.filter(isEntry) };
  } catch {
    return null;
  }
}

/** What the address of this page says. */
export function entriesHere(): VisitEntry[] {
  const { search, pathname: path } = location;
  const session_at = new Date().toISOString();
  return [...new URLSearchParams(search)]
    .filter(([parameter, value]) => !untold.has(parameter) && value !== '')
    .filter((words) => words.every(({ length }) => length <= longest))
    .slice(0, most)
    .map(([parameter, value]) => ({ parameter, value, path, session_at }));
}

/** From where this page was reached; empty when it was from this site, or nobody says. */
export const referrerElsewhere = (): string =>
  document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer;

const isSame = (one: VisitEntry, other: VisitEntry): boolean =>
  one.parameter === other.parameter && one.value === other.value && one.path === other.path;

const isEntry = (entry: unknown): entry is VisitEntry =>
  ['parameter', 'value', 'path', 'session_at'].every((name) => typeof Object(entry)[name] === 'string');
