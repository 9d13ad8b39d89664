import { canonicalJson } from '@/lib/document/canonical-json';

/** Entries, each with a key that stays its own. */
export type Keyed = { entries: readonly unknown[]; keys: readonly string[] };

/**
 * The keys of entries after a change, whoever made it: what says the same as before keeps its key wherever it stands now, and
 * what is left takes the keys that are left, in order. `make` gives a new one.
 */
export function matchKeys(before: Keyed, entries: readonly unknown[], make: () => string): Keyed {
  if (entries === before.entries) return before;
  const free = new Map<string, string[]>();
  for (const [at, entry] of before.entries.entries()) {
    const said = canonicalJson(entry);
    free.set(said, [...(free.get(said) ?? []), before.keys[at] ?? make()]);
  }
  const found = entries.map((entry) => free.get(canonicalJson(entry))?.shift());
  const left = before.keys.filter((key) => !found.includes(key));
  // One that was typed in is another now; one that was put in beside it is new.
  const isLonger = entries.length > before.entries.length;
  return { entries, keys: found.map((key) => key ?? (isLonger ? undefined : left.shift()) ?? make()) };
}
