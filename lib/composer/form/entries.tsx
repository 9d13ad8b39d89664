'use client';

import type { ComponentType, ReactElement } from 'react';
import { type DescribedField, readField } from './described-field';
import type { FieldProps } from './field-props';

type EntriesProps = FieldProps & {
  /** What one field is drawn with. */
  draw: ComponentType<FieldProps>;
};

/** Entries of one kind in an order: each can be moved and taken out, and others added. */
export function Entries({
  field,
  value,
  change,
  path,
  faults,
  disabled,
  draw: Draw,
}: EntriesProps): ReactElement {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const item = readField(field.items);
  const what = field.entry ?? (field.control === 'links' ? 'link' : 'entry');
  const most = field.maxItems ?? Number.POSITIVE_INFINITY;
  const move = (at: number, by: number) =>
    change(entries.toSpliced(at, 1).toSpliced(at + by, 0, entries[at]), false);
  return (
    <>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and are only ever changed as one list
        <div key={at} className="mb-3 rounded-md border border-line p-3">
          <Handles
            name={`${what} ${at + 1}`}
            isFirst={at === 0}
            isLast={at === entries.length - 1}
            disabled={disabled}
            move={(by) => move(at, by)}
            takeOut={() => change(entries.toSpliced(at, 1), false)}
          />
          <Draw
            name={what}
            field={asEntry(item, field, what)}
            value={entry}
            change={(next, isTyping) => change(entries.with(at, next), isTyping)}
            path={`${path}.${at}`}
            faults={faults}
            disabled={disabled}
          />
        </div>
      ))}
      <button
        type="button"
        className="pane-button border border-line-strong"
        disabled={disabled || entries.length >= most}
        onClick={() => change([...entries, item.properties ? {} : ''], false)}
      >
        Add {what}
      </button>
    </>
  );
}

/** Of a list of links each is handled as one. */
const asEntry = (item: DescribedField, { control }: DescribedField, what: string): DescribedField => ({
  ...item,
  label: item.label ?? what,
  ...(control === 'links' && { control: 'link' }),
});

type HandlesProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  move: (by: -1 | 1) => void;
  takeOut: () => void;
};

function Handles({ name, isFirst, isLast, disabled, move, takeOut }: HandlesProps): ReactElement {
  const handles = [
    { label: `Move ${name} up`, sign: '↑', isOff: isFirst, act: () => move(-1) },
    { label: `Move ${name} down`, sign: '↓', isOff: isLast, act: () => move(1) },
    { label: `Take out ${name}`, sign: '✕', isOff: false, act: takeOut },
  ];
  return (
    <div className="mb-2 flex items-center justify-between text-text-muted">
      <span>{name}</span>
      <span className="flex">
        {handles.map(({ label, sign, isOff, act }) => (
          <button
            key={label}
            type="button"
            className="pane-button"
            aria-label={label}
            disabled={disabled || isOff}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </span>
    </div>
  );
}
