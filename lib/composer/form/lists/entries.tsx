'use client';

import { type ReactElement, useRef } from 'react';
import { type DescribedField, readField } from '@/lib/engine/described-field';
import type { ControlProps } from '../field/field-props';
import { Sign } from '../sign';
import { EntryFrame } from './entry-frame';
import { firstWords } from './first-words';
import { dropMark } from './use-drag-order';
import { useEntryKeys } from './use-entry-keys';
import { useFolded } from './use-folded';
import { useList } from './use-list';

/** Entries of one kind in an order: each can be moved, copied and taken out, and others added. */
export function Entries(props: ControlProps): ReactElement {
  const { field, value, change, path, faults, disabled, draw: Draw } = props;
  const list = useRef<HTMLDivElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : none;
  const keys = useEntryKeys(entries);
  const { isOpen, toggle } = useFolded(path, keys);
  const what = (field.entry ?? (field.control === 'links' ? 'link' : 'entry')).toLowerCase();
  const { dragged, add, gone, actsAt } = useList(list, { entries, keys, what, change });
  const item = readField(field.items);
  const isFull = entries.length >= (field.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <div ref={list} className="grid gap-2">
        {entries.map((entry, at) => {
          const key = keys[at] ?? '';
          const own = `${path}.${at}`;
          return (
            <EntryFrame
              key={key}
              entryKey={key}
              name={`${what} ${at + 1}`}
              words={firstWords(entry)}
              isOpen={isOpen(key)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              isFull={isFull}
              mark={dropMark(dragged, at, entries.length)}
              hasFaults={faults(own, true).length > 0}
              disabled={disabled}
              acts={{ ...actsAt(at), toggle: () => toggle(key) }}
            >
              <Draw
                name={what}
                field={asEntry(item, field, what)}
                value={entry}
                change={(next, isTyping) => change(entries.with(at, next), isTyping)}
                path={own}
                faults={faults}
                disabled={disabled}
              />
            </EntryFrame>
          );
        })}
      </div>
      <ListFoot
        id={props.id}
        what={what}
        most={isFull ? entries.length : null}
        disabled={disabled}
        gone={gone}
        add={() => add(item.properties ? {} : '')}
      />
    </>
  );
}

type ListFootProps = {
  id: string;
  what: string;
  /** How many there may be, once there are. */
  most: number | null;
  disabled: boolean;
  gone: { at: number; bringBack: () => void } | null;
  add: () => void;
};

function ListFoot({ id, what, most, disabled, gone, add }: ListFootProps): ReactElement {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <button
        type="button"
        data-act="add"
        id={id}
        className="pane-button border border-line-strong"
        disabled={disabled || most !== null}
        onClick={add}
      >
        <Sign name="plus" /> Add {what}
      </button>
      {most !== null && !disabled && <span className="text-label text-text-muted">{most} is the most</span>}
      {gone && (
        <button type="button" className="pane-button" onClick={gone.bringBack}>
          <Sign name="back" /> Bring back {what} {gone.at + 1}
        </button>
      )}
    </p>
  );
}

const none: readonly unknown[] = [];

/** Of a list of links each is handled as one. The frame around it says what it is. */
const asEntry = (item: DescribedField, { control }: DescribedField, what: string): DescribedField => ({
  ...item,
  label: item.label ?? what,
  entry: what,
  ...(control === 'links' && { control: 'link' }),
});
