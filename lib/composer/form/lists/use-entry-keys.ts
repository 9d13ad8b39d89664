import { useRef } from 'react';
import { type Keyed, matchKeys } from './match-keys';

/** A key for each entry, which stays its own through every change of the list, whoever makes it. */
export function useEntryKeys(entries: readonly unknown[]): readonly string[] {
  const known = useRef<Keyed>({ entries: [], keys: [] });
  const count = useRef(0);
  known.current = matchKeys(known.current, entries, () => {
    count.current += 1;
    return `entry-${count.current}`;
  });
  return known.current.keys;
}
