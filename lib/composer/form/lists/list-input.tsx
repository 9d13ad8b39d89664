'use client';

import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { type DescribedField, readField } from '@/lib/engine/described-field';
import { ButtonIcon } from '../button-icon';
import { isWithin, useBlockFormContext } from '../field/block-form-context';
import type { ControlProps } from '../field/field-props';
import { type EntryActions, ListEntry } from './list-entry';
import { dropMark, useDragOrder } from './use-drag-order';
import { useEntryKeys } from './use-entry-keys';

const MAX_SUMMARY_LENGTH = 48;

/** Summary of a collapsed entry: the first text in it, at any depth; null if there is none. */
function summarizeEntry(entry: unknown): string | null {
  if (typeof entry === 'string') return entry.trim() === '' ? null : truncate(entry.trim());
  if (Array.isArray(entry)) return firstSummary(entry);
  return isNode(entry)
    ? (firstSummary(summaryKeys.map((name) => entry[name])) ?? firstSummary(Object.values(entry)))
    : null;
}

/** Keys that usually name an entry; they have priority. */
const summaryKeys = ['heading', 'title', 'label', 'name', 'question', 'caption'];

function firstSummary(values: readonly unknown[]): string | null {
  for (const value of values) {
    const summary = summarizeEntry(value);
    if (summary !== null) return summary;
  }
  return null;
}

const truncate = (text: string): string =>
  text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH - 1).trimEnd()}…` : text;

/** Longer lists are collapsed initially. */
const MAX_INITIALLY_EXPANDED = 2;

/** Which entries are collapsed. New entries are expanded, and so is the entry of the field to reveal. */
function useCollapsedEntries(path: string, keys: readonly string[]) {
  const { targetPath } = useBlockFormContext();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set(keys.length > MAX_INITIALLY_EXPANDED ? keys : []),
  );
  const targetKey = keys.find((_key, at) => isWithin(targetPath, `${path}.${at}`));
  useEffect(() => {
    if (targetKey !== undefined)
      setCollapsed((previous) => new Set([...previous].filter((key) => key !== targetKey)));
  }, [targetKey]);
  return {
    isOpen: (key: string) => key === targetKey || !collapsed.has(key),
    toggle: (key: string) =>
      setCollapsed(
        collapsed.has(key)
          ? new Set([...collapsed].filter((collapsedKey) => collapsedKey !== key))
          : new Set([...collapsed, key]),
      ),
  };
}

/** A button of an entry by its key, or the first field of the entry at an index. */
type FocusTarget = { key: string | null; action: string } | { index: number };

/**
 * Returns a function that sets what gets the focus after the next render of the list; it is called before
 * the change.
 */
function useNextFocus(list: RefObject<HTMLElement | null>): (next: FocusTarget) => void {
  const pending = useRef<FocusTarget | null>(null);
  useEffect(() => {
    const target = pending.current;
    const element = target && findTarget(list.current, target);
    if (!element) return;
    pending.current = null;
    element.focus();
  });
  return (target) => {
    pending.current = target;
  };
}

function findTarget(list: HTMLElement | null, target: FocusTarget): HTMLElement | null | undefined {
  if ('index' in target) {
    const entry = list?.querySelectorAll<HTMLElement>(':scope > [data-entry]')[target.index];
    return entry?.querySelector<HTMLElement>(
      'input, textarea, select, .drop-place, :scope [data-path] button',
    );
  }
  if (target.key === null) return list?.parentElement?.querySelector<HTMLElement>('[data-act="add"]');
  const action = CSS.escape(target.action);
  return list?.querySelector<HTMLElement>(
    `:scope > [data-entry="${CSS.escape(target.key)}"] [data-act="${action}"]`,
  );
}

type ListState = {
  entries: readonly unknown[];
  keys: readonly string[];
  /** Name of one entry. */
  noun: string;
  onChange: ControlProps['onChange'];
};

/** The operations on a list. Each one is announced, and moves the focus with the entry. */
function useListActions(list: RefObject<HTMLElement | null>, { entries, keys, noun, onChange }: ListState) {
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
    commit(next, `Moved to position ${to + 1} of ${entries.length}`);
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
      restore: () => insert(removed.index, removed.entry, `${noun} ${removed.index + 1} restored`),
    },
    actionsAt: (index: number): Omit<EntryActions, 'toggle'> => ({
      move: (by) => moveTo(index, index + by, focusedAction(by)),
      copy: () => insert(index + 1, structuredClone(entries[index]), `${noun} ${index + 1} copied`),
      remove: () => {
        focus({ key: keys[index + 1] ?? keys[index - 1] ?? null, action: 'toggle' });
        commit(
          entries.toSpliced(index, 1),
          `${noun} ${index + 1} removed. Restore it with the button below the list`,
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
      {maxEntries !== null && !disabled && (
        <span className="text-label text-text-muted">{maxEntries} is the maximum</span>
      )}
      {removed && (
        <button type="button" className="pane-button" onClick={removed.restore}>
          <ButtonIcon name="back" /> Restore {noun} {removed.index + 1}
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
