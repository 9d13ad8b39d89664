'use client';

import { type ReactElement, useEffect, useState } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { readRecord, type ShownRecord, searchRecords } from './records';
import { Thumbnail } from './thumbnail';

type RecordChoiceProps = {
  kind: ReferenceKind;
  /** What is looked for, as `picture`. */
  what: string;
  chosen: RecordId | undefined;
  choose: (id: RecordId) => void;
  id: string;
  disabled: boolean;
};

/** A record that is found by its words, never by an id or a path. */
export function RecordChoice({ kind, what, chosen, choose, id, disabled }: RecordChoiceProps): ReactElement {
  const record = useRecord(kind, chosen);
  const [isOpen, setOpen] = useState(chosen === undefined);
  return (
    <div>
      {chosen !== undefined && (
        <p className="mb-2 flex items-center gap-2">
          <Thumbnail src={record?.picture} />
          <span className="min-w-0 flex-1 truncate">{record?.name ?? '…'}</span>
          <button
            type="button"
            className="pane-button border border-line-strong"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Keep it' : 'Change'}
          </button>
        </p>
      )}
      {isOpen && (
        <Search
          kind={kind}
          what={what}
          id={id}
          disabled={disabled}
          choose={(found) => {
            choose(found);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

type SearchProps = Omit<RecordChoiceProps, 'chosen'>;

/** The newest at first; what fits as soon as something is typed. */
function Search({ kind, what, id, disabled, choose }: SearchProps): ReactElement {
  const [sought, setSought] = useState('');
  const [found, setFound] = useState<ShownRecord[] | string>([]);
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      searchRecords(kind, sought).then(
        (records) => isNewest && setFound(records),
        () => isNewest && setFound('They cannot be read just now: try again in a moment'),
      );
    }, 200);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [kind, sought]);
  return (
    <>
      <input
        id={id}
        type="search"
        className="field"
        placeholder={`Search for a ${what}`}
        disabled={disabled}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {typeof found === 'string' ? (
        <p className="text-negative">{found}</p>
      ) : (
        <ul aria-label={`Found for ${what}`}>
          {found.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                className="pane-button w-full justify-start text-left"
                disabled={disabled}
                onClick={() => choose(record.id)}
              >
                <Thumbnail src={record.picture} />
                <span className="truncate">{record.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {typeof found === 'string' ? found : `${found.length} found`}
      </p>
    </>
  );
}

function useRecord(kind: ReferenceKind, id: RecordId | undefined): ShownRecord | null {
  const [record, setRecord] = useState<ShownRecord | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    readRecord(kind, id).then(
      (read) => isWanted && setRecord(read),
      () => isWanted && setRecord({ id, name: 'Gone, or not yours to see', picture: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, id]);
  return record?.id === id ? record : null;
}
