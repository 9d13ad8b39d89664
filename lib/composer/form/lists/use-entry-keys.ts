import { useRef } from 'react';
import { type KeyedEntries, matchKeys } from './match-keys';

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
