'use client';

import { type ReactElement, useRef } from 'react';
import { type DescribedField, readField } from '@/lib/engine/described-field';
import type { ControlProps } from '../field/field-props';
import { ButtonIcon } from '../button-icon';
import { ListEntry } from './list-entry';
import { summarizeEntry } from './first-words';
import { dropMark } from './use-drag-order';
import { useEntryKeys } from './use-entry-keys';
import { useCollapsedEntries } from './use-folded';
import { useListActions } from './use-list';

/** Input for a list of entries, which can be added, moved, duplicated and removed. */
export function ListInput(props: ControlProps): ReactElement {
  const { field, value, onChange, path, issuesAt, disabled, fieldComponent: FieldComponent } = props;
  const list = useRef<HTMLDivElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : noEntries;
  const keys = useEntryKeys(entries);
  const { isOpen, toggle } = useCollapsedEntries(path, keys);
  const noun = (field.entry ?? (field.control === 'links' ? 'link' : 'entry')).toLowerCase();
  const { dragged, add, removed, actionsAt } = useListActions(list, { entries, keys, noun, onChange });
  const item = readField(field.items);
  const isFull = entries.length >= (field.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <div ref={list} className="grid gap-2">
        {entries.map((entry, index) => {
          const key = keys[index] ?? '';
          const entryPath = `${path}.${index}`;
          return (
            <ListEntry
              key={key}
              entryKey={key}
              name={`${noun} ${index + 1}`}
              summary={summarizeEntry(entry)}
              isOpen={isOpen(key)}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              isFull={isFull}
              mark={dropMark(dragged, index, entries.length)}
              hasIssues={issuesAt(entryPath, true).length > 0}
              disabled={disabled}
              actions={{ ...actionsAt(index), toggle: () => toggle(key) }}
            >
              <FieldComponent
                name={noun}
                field={toEntryField(item, field, noun)}
                value={entry}
                onChange={(next, isTyping) => onChange(entries.with(index, next), isTyping)}
                path={entryPath}
                issuesAt={issuesAt}
                disabled={disabled}
              />
            </ListEntry>
          );
        })}
      </div>
      <ListFooter
        id={props.id}
        noun={noun}
        maxEntries={isFull ? entries.length : null}
        disabled={disabled}
        removed={removed}
        add={() => add(item.properties ? {} : '')}
      />
    </>
  );
}

type ListFooterProps = {
  id: string;
  noun: string;
  /** The maximum number of entries, once it is reached. */
  maxEntries: number | null;
  disabled: boolean;
  removed: { index: number; restore: () => void } | null;
  add: () => void;
};

function ListFooter({ id, noun, maxEntries, disabled, removed, add }: ListFooterProps): ReactElement {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <button
        type="button"
        data-act="add"
        id={id}
        className="pane-button border border-line-strong"
        disabled={disabled || maxEntries !== null}
        onClick={add}
      >
        <ButtonIcon name="plus" /> Add {noun}
      </button>
      {maxEntries !== null && !disabled && <span className="text-label text-text-muted">{maxEntries} is the most</span>}
      {removed && (
        <button type="button" className="pane-button" onClick={removed.restore}>
          <ButtonIcon name="back" /> Bring back {noun} {removed.index + 1}
        </button>
      )}
    </p>
  );
}

const noEntries: readonly unknown[] = [];

/** Field description of an entry. In a list of links each entry is a link; its frame has the label. */
const toEntryField = (item: DescribedField, { control }: DescribedField, noun: string): DescribedField => ({
  ...item,
  label: item.label ?? noun,
  entry: noun,
  ...(control === 'links' && { control: 'link' }),
});
