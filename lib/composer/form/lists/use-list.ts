import { type RefObject, useState } from 'react';
import type { ControlProps } from '../field/field-props';
import { useBlockFormContext } from '../field/block-form-context';
import type { EntryActions } from './list-entry';
import { useDragOrder } from './use-drag-order';
import { useNextFocus } from './use-next-focus';

type ListState = {
  entries: readonly unknown[];
  keys: readonly string[];
  /** Name of one entry. */
  noun: string;
  onChange: ControlProps['onChange'];
};

/** The operations on a list. Each one is announced, and moves the focus with the entry. */
export function useListActions(list: RefObject<HTMLElement | null>, { entries, keys, noun, onChange }: ListState) {
  const { announce } = useBlockFormContext();
  const focus = useNextFocus(list);
  const [removed, setRemoved] = useState<{ entry: unknown; index: number } | null>(null);
  const commit = (next: readonly unknown[], message: string) => {
    setRemoved(null);
    onChange(next, false);
    announce(message);
  };
  const moveTo = (from: number, to: number, action: string) => {
    const key = keys[from];
    if (key === undefined || to < 0 || to >= entries.length) return;
    focus({ key, action });
    const next = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
    commit(next, `Moved to place ${to + 1} of ${entries.length}`);
  };
  const insert = (index: number, entry: unknown, message: string) => {
    focus({ index });
    commit(entries.toSpliced(index, 0, entry), message);
  };
  const { dragged, start } = useDragOrder(list, (from, to) => moveTo(from, to, 'grip'));
  return {
    dragged,
    add: (entry: unknown) => insert(entries.length, entry, `${noun} ${entries.length + 1} added`),
    removed: removed && {
      index: removed.index,
      restore: () => insert(removed.index, removed.entry, `${noun} ${removed.index + 1} is back`),
    },
    actionsAt: (index: number): Omit<EntryActions, 'toggle'> => ({
      move: (by) => moveTo(index, index + by, focusedAction(by)),
      copy: () => insert(index + 1, structuredClone(entries[index]), `${noun} ${index + 1} copied`),
      remove: () => {
        focus({ key: keys[index + 1] ?? keys[index - 1] ?? null, action: 'toggle' });
        commit(
          entries.toSpliced(index, 1),
          `${noun} ${index + 1} taken out. The button after the list brings it back`,
        );
        setRemoved({ entry: entries[index], index });
      },
      startDrag: (event) => start(index, event),
    }),
  };
}

/** The pressed button moves with its entry, so that it can be pressed again. */
const focusedAction = (by: -1 | 1): string =>
  document.activeElement?.getAttribute('data-act') === 'grip' ? 'grip' : by < 0 ? 'up' : 'down';
