import { useRef } from 'react';
import { canonicalJson } from '@/lib/document/canonical-json';

/** Entries with a stable key for each. */
type KeyedEntries = { entries: readonly unknown[]; keys: readonly string[] };

/**
 * Assigns keys to the entries after a change from any source: an entry equal to an earlier one keeps its key
 * at any position; the others take the remaining keys in order. `createKey` returns a new one.
 */
export function matchKeys(
  previous: KeyedEntries,
  entries: readonly unknown[],
  createKey: () => string,
): KeyedEntries {
  if (entries === previous.entries) return previous;
  const availableKeys = new Map<string, string[]>();
  for (const [index, entry] of previous.entries.entries()) {
    const json = canonicalJson(entry);
    availableKeys.set(json, [...(availableKeys.get(json) ?? []), previous.keys[index] ?? createKey()]);
  }
  const matchedKeys = entries.map((entry) => availableKeys.get(canonicalJson(entry))?.shift());
  const unusedKeys = previous.keys.filter((key) => !matchedKeys.includes(key));
  // With more entries than before, an unmatched one is new; otherwise it was edited.
  const isLonger = entries.length > previous.entries.length;
  return {
    entries,
    keys: matchedKeys.map((key) => key ?? (isLonger ? undefined : unusedKeys.shift()) ?? createKey()),
  };
}

/** A key for each entry that is stable across changes of the list from any source. */
export function useEntryKeys(entries: readonly unknown[]): readonly string[] {
  const keyed = useRef<KeyedEntries>({ entries: [], keys: [] });
  const count = useRef(0);
  keyed.current = matchKeys(keyed.current, entries, () => {
    count.current += 1;
    return `entry-${count.current}`;
  });
  return keyed.current.keys;
}
