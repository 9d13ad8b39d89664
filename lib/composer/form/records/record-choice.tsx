'use client';

import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { useFormPlace } from '../field/form-place';
import { FindBox } from '../finding/find-box';
import { placeToMake } from './place-to-make';
import type { KnownRecord } from './read-record';
import { searchRecords } from './search-records';
import { seenFrom } from './seen-from';
import { Thumbnail } from './thumbnail';
import { useRecord } from './use-record';

type RecordChoiceProps = {
  kind: ReferenceKind;
  /** What is looked for, as `office`. */
  what: string;
  chosen: RecordId | undefined;
  choose: (id: RecordId) => void;
  id: string;
  about?: string | undefined;
  isWrong?: boolean;
  disabled: boolean;
  /** Its search is what somebody has just asked for. */
  hasFocus?: boolean;
};

const article = (what: string): string => (/^[aeiou]/.test(what) ? `an ${what}` : `a ${what}`);

/** A record that is found by its words, never by an id or a path. */
export function RecordChoice(props: RecordChoiceProps): ReactElement {
  const { kind, what, chosen, choose, id, about, isWrong = false, disabled, hasFocus = false } = props;
  const record = useRecord(kind, chosen);
  const [isOpen, setOpen] = useState(false);
  const [changing, leaveSearch] = useFocusAfterSearch(!isOpen && chosen !== undefined);
  const { pathOf, path: near } = useFormPlace();
  const path = chosen === undefined ? undefined : pathOf(kind, chosen);
  const search = useSearch(kind, near);
  return (
    <div className="grid gap-2">
      {chosen !== undefined && (
        <div className="chosen">
          <Chosen kind={kind} what={what} record={record} path={path} />
          <button
            ref={changing}
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
      {(isOpen || chosen === undefined) && (
        <FindBox
          id={id}
          label={`Search for ${article(what)}`}
          about={about}
          isWrong={isWrong}
          disabled={disabled}
          hasFocus={hasFocus}
          search={search}
          choose={({ key }) => {
            leaveSearch();
            choose(key);
            setOpen(false);
          }}
          otherwise={<MakeOne kind={kind} what={what} />}
        />
      )}
    </div>
  );
}

/** Of pages, those of the owner of the page at `near` before those of others; each with where it stands. */
const useSearch = (kind: ReferenceKind, near: string | null) =>
  useCallback(
    async (sought: string, signal: AbortSignal) => {
      const { records, hasMore } = await searchRecords(
        [kind],
        sought,
        kind === 'page' ? { near } : {},
        signal,
      );
      const found = records.map((record) => {
        const { note, warning } = seenFrom(near, record);
        return {
          ...{ key: record.id, name: record.name },
          note: kind === 'page' ? [note, warning].filter(Boolean).join(' · ') : (warning ?? note),
          sign: <Thumbnail src={record.picture} />,
        };
      });
      return { found, hasMore };
    },
    [kind, near],
  );

/** The search is gone once something is chosen in it: the focus goes to the button that changes what was, as soon as it is there. */
function useFocusAfterSearch(isSearchGone: boolean): [RefObject<HTMLButtonElement | null>, () => void] {
  const changing = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current || !isSearchGone) return;
    isLeaving.current = false;
    changing.current?.focus();
  });
  return [
    changing,
    () => {
      isLeaving.current = true;
    },
  ];
}

type ChosenProps = {
  kind: ReferenceKind;
  what: string;
  record: KnownRecord | null;
  path: string | undefined;
};

/** What is chosen, and whether visitors find it. */
function Chosen({ kind, what, record, path }: ChosenProps): ReactElement {
  const { path: near } = useFormPlace();
  if (record === null) return <span className="flex-1 text-text-muted">…</span>;
  if (record === 'unknown') return <span className="flex-1 text-text-muted">It cannot be read just now</span>;
  if (record === 'gone')
    return path === undefined ? (
      <span className="flex-1">
        <span className="block text-negative">This {what} is gone, or not yours to see</span>
        <span className="block text-label text-text-muted">
          Choose another. <MakeOne kind={kind} what={what} />
        </span>
      </span>
    ) : (
      <span className="min-w-0 flex-1">
        <span className="block">{article(what)} of another office</span>
        <span className="block truncate text-label text-text-muted">Visitors find it at {path}</span>
      </span>
    );
  const { note, warning } = seenFrom(near, record);
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

function MakeOne({ kind, what }: { kind: ReferenceKind; what: string }): ReactElement | null {
  const { mayMake } = useFormPlace();
  return kind === 'media' || !mayMake(kind) ? null : (
    <a className="text-link underline" href={placeToMake(kind)} target="_blank" rel="noreferrer">
      Make {article(what)}
    </a>
  );
}
