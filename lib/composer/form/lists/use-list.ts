import { type RefObject, useState } from 'react';
import type { ControlProps } from '../field/field-props';
import { useFormPlace } from '../field/form-place';
import type { EntryActs } from './entry-frame';
import { useDragOrder } from './use-drag-order';
import { useNextFocus } from './use-next-focus';

type List = {
  entries: readonly unknown[];
  keys: readonly string[];
  /** What one of them is called. */
  what: string;
  change: ControlProps['change'];
};

/** What can be done to the entries of a list: each is told, and the focus goes with it. */
export function useList(list: RefObject<HTMLElement | null>, { entries, keys, what, change }: List) {
  const { say } = useFormPlace();
  const focus = useNextFocus(list);
  const [gone, setGone] = useState<{ entry: unknown; at: number } | null>(null);
  const set = (next: readonly unknown[], sentence: string) => {
    setGone(null);
    change(next, false);
    say(sentence);
  };
  const moveTo = (from: number, to: number, act: string) => {
    const key = keys[from];
    if (key === undefined || to < 0 || to >= entries.length) return;
    focus({ key, act });
    const next = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
    set(next, `Moved to place ${to + 1} of ${entries.length}`);
  };
  const putIn = (at: number, entry: unknown, sentence: string) => {
    focus({ at });
    set(entries.toSpliced(at, 0, entry), sentence);
  };
  const { dragged, begin } = useDragOrder(list, (from, to) => moveTo(from, to, 'grip'));
  return {
    dragged,
    add: (entry: unknown) => putIn(entries.length, entry, `${what} ${entries.length + 1} added`),
    gone: gone && {
      at: gone.at,
      bringBack: () => putIn(gone.at, gone.entry, `${what} ${gone.at + 1} is back`),
    },
    actsAt: (at: number): Omit<EntryActs, 'toggle'> => ({
      move: (by) => moveTo(at, at + by, actOfFocus(by)),
      copy: () => putIn(at + 1, structuredClone(entries[at]), `${what} ${at + 1} copied`),
      takeOut: () => {
        focus({ key: keys[at + 1] ?? keys[at - 1] ?? null, act: 'toggle' });
        set(
          entries.toSpliced(at, 1),
          `${what} ${at + 1} taken out. The button after the list brings it back`,
        );
        setGone({ entry: entries[at], at });
      },
      grip: (event) => begin(at, event),
    }),
  };
}

/** The button that was pressed moves with its entry, and is pressed again. */
const actOfFocus = (by: -1 | 1): string =>
  document.activeElement?.getAttribute('data-act') === 'grip' ? 'grip' : by < 0 ? 'up' : 'down';
