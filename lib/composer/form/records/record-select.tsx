'use client';

import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { useBlockFormContext } from '../field/block-form-context';
import { SearchCombobox } from '../search-combobox';
import { adminCreateUrl } from './admin-links';
import { describeLinkTarget } from './describe-link-target';
import { searchRecords } from './records-api';
import { Thumbnail } from './thumbnail';
import type { RecordState } from './use-record';
import { useRecord } from './use-record';

type RecordSelectProps = {
  kind: ReferenceKind;
  /** Name of the kind, such as `office`. */
  noun: string;
  selected: RecordId | undefined;
  onSelect: (id: RecordId) => void;
  id: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  disabled: boolean;
  /** Whether the search gets the focus when it is mounted. */
  hasInitialFocus?: boolean;
};

const withArticle = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Selects a record by a search, never by an id or a path. */
export function RecordSelect(props: RecordSelectProps): ReactElement {
  const {
    kind,
    noun,
    selected,
    onSelect,
    id,
    describedBy,
    isInvalid = false,
    disabled,
    hasInitialFocus = false,
  } = props;
  const record = useRecord(kind, selected);
  const [isOpen, setOpen] = useState(false);
  const [changeButtonRef, focusAfterSelect] = useFocusAfterSearch(!isOpen && selected !== undefined);
  const { pathOf, path: near } = useBlockFormContext();
  const path = selected === undefined ? undefined : pathOf(kind, selected);
  const search = useSearch(kind, near);
  return (
    <div className="grid gap-2">
      {selected !== undefined && (
        <div className="chosen">
          <SelectedRecord kind={kind} noun={noun} record={record} path={path} />
          <button
            ref={changeButtonRef}
            type="button"
            className="pane-button"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Keep it' : 'Change'}
          </button>
        </div>
      )}
      {(isOpen || selected === undefined) && (
        <SearchCombobox
          id={id}
          label={`Search for ${withArticle(noun)}`}
          describedBy={describedBy}
          isInvalid={isInvalid}
          disabled={disabled}
          hasInitialFocus={hasInitialFocus}
          search={search}
          onSelect={({ key }) => {
            focusAfterSelect();
            onSelect(key);
            setOpen(false);
          }}
          emptyContent={<CreateRecordLink kind={kind} noun={noun} />}
        />
      )}
    </div>
  );
}

/** Search for records of a kind. Pages of the owner of the page at `near` come first, each with its path. */
const useSearch = (kind: ReferenceKind, near: string | null) =>
  useCallback(
    async (query: string, signal: AbortSignal) => {
      const { records, hasMore } = await searchRecords(
        [kind],
        query,
        kind === 'page' ? { near } : {},
        signal,
      );
      const items = records.map((record) => {
        const { note, warning } = describeLinkTarget(near, record);
        return {
          ...{ key: record.id, name: record.name },
          note: kind === 'page' ? [note, warning].filter(Boolean).join(' · ') : (warning ?? note),
          icon: <Thumbnail src={record.picture} />,
        };
      });
      return { items, hasMore };
    },
    [kind, near],
  );

/** The search closes after a selection: the change button gets the focus as soon as it is rendered. */
function useFocusAfterSearch(isSearchClosed: boolean): [RefObject<HTMLButtonElement | null>, () => void] {
  const changeButtonRef = useRef<HTMLButtonElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (!shouldFocus.current || !isSearchClosed) return;
    shouldFocus.current = false;
    changeButtonRef.current?.focus();
  });
  return [
    changeButtonRef,
    () => {
      shouldFocus.current = true;
    },
  ];
}

type SelectedRecordProps = {
  kind: ReferenceKind;
  noun: string;
  record: RecordState | null;
  path: string | undefined;
};

/** The selected record, with a warning if visitors cannot see it. */
function SelectedRecord({ kind, noun, record, path }: SelectedRecordProps): ReactElement {
  const { path: near } = useBlockFormContext();
  if (record === null) return <span className="flex-1 text-text-muted">…</span>;
  if (record === 'unknown') return <span className="flex-1 text-text-muted">It could not be loaded</span>;
  if (record === 'missing')
    return path === undefined ? (
      <span className="flex-1">
        <span className="block text-negative">This {noun} was deleted, or you do not have access to it</span>
        <span className="block text-label text-text-muted">
          Choose another. <CreateRecordLink kind={kind} noun={noun} />
        </span>
      </span>
    ) : (
      <span className="min-w-0 flex-1">
        <span className="block">{withArticle(noun)} of another office</span>
        <span className="block truncate text-label text-text-muted">Address: {path}</span>
      </span>
    );
  const { note, warning } = describeLinkTarget(near, record);
  return (
    <>
      <Thumbnail src={record.picture} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{record.name}</span>
        {note && (kind === 'page' || !warning) && (
          <span className="block break-words text-label text-text-muted">{note}</span>
        )}
        {warning && <span className="block text-label text-negative">{warning}</span>}
      </span>
    </>
  );
}

function CreateRecordLink({ kind, noun }: { kind: ReferenceKind; noun: string }): ReactElement | null {
  const { canCreate } = useBlockFormContext();
  return kind === 'media' || !canCreate(kind) ? null : (
    <a className="text-link underline" href={adminCreateUrl(kind)} target="_blank" rel="noreferrer">
      Create {withArticle(noun)}
    </a>
  );
}
