'use client';

import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { fillText } from '@/lib/engine/fill-names';
import { type PageRecord, pageRecordSchema, readPageRecordCall, selectFields } from '@/schemas/composing/cms';
import type { Locale } from '@/schemas/locale';
import { callOrThrow } from '../../server/call-server';
import { formAddress } from '../records/form-address';
import type { FoundBy } from './found-by';
import { FoundByFields } from './found-by-fields';
import { LinkBeside } from './link-beside';
import type { SaveWords } from './use-kept-words';

type PageWordsProps = {
  collection: string;
  id: string;
  locale: Locale;
  path: string;
  /** What stands for `{office}` and the like in its words. */
  names: Readonly<Record<string, string>>;
  /** Stores words in the draft; null for who may only read. */
  save: SaveWords | null;
  /** By this they are kept in this browser until they are stored. */
  keptAs: string;
  /** Opens what changes the address here; null where visitors know it: then the settings do, which keep the old one. */
  changeAddress: (() => void) | null;
};

/** How the page as a whole is found: its address, and what search engines say of it. */
export function PageWords({
  collection,
  id,
  locale,
  path,
  names,
  save,
  keptAs,
  changeAddress,
}: PageWordsProps): ReactElement {
  const [record, changeRecord] = usePageRecord(collection, id, locale);
  const keep: SaveWords = async (words, how) => {
    const refusal = (await save?.(words, how)) ?? null;
    if (refusal === null) changeRecord(words);
    return refusal;
  };
  const settings = formAddress({ collection, id, field: 'slug', locale });
  const change = save && record?.slug ? (changeAddress ?? settings) : null;
  return (
    <section aria-label="How it is found" className="field-group mt-5">
      <h3 className="field-group-title">How it is found</h3>
      <dl className="mb-3 grid gap-2">
        <Term name="Address" change={change}>
          <LinkBeside href={`/${locale}${path}`}>{path}</LinkBeside>
        </Term>
        {record && !save && (
          <>
            <Term name="Title in search results">{fillText(record.meta_title || record.title, names)}</Term>
            <Term name="Words in search results">
              {fillText(record.meta_description, names) || 'None yet'}
            </Term>
          </>
        )}
      </dl>
      {record && save && <FoundByFields record={record} names={names} save={keep} keptAs={keptAs} />}
    </section>
  );
}

type TermProps = {
  name: string;
  /** Where it is changed, or how. */
  change?: string | (() => void) | null;
  children: ReactNode;
};

function Term({ name, change = null, children }: TermProps): ReactElement {
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-2 text-label text-text-muted">
        {name}
        {change !== null && <Change name={name} change={change} />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Change({ name, change }: { name: string; change: string | (() => void) }): ReactElement {
  const words = (
    <>
      Change<span className="sr-only"> the {name.toLowerCase()}</span>
    </>
  );
  return typeof change === 'string' ? (
    <LinkBeside href={change}>{words}</LinkBeside>
  ) : (
    <button type="button" className="text-link underline" onClick={change}>
      {words}
    </button>
  );
}

async function readPageRecord(collection: string, id: string, locale: Locale): Promise<PageRecord> {
  // Not its blocks: they are here already.
  const query = selectFields(pageRecordSchema, locale);
  return (await callOrThrow(readPageRecordCall, { params: { collection, id }, query })).body;
}

/** Read anew by whoever comes back from another tab, where it may have been changed. */
function usePageRecord(
  collection: string,
  id: string,
  locale: Locale,
): [PageRecord | null, (changed: Partial<FoundBy>) => void] {
  const [record, setRecord] = useState<PageRecord | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      readPageRecord(collection, id, locale).then(
        (read) => isWanted && setRecord(read),
        () => undefined,
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', read);
    };
  }, [collection, id, locale]);
  return [record, (changed) => setRecord((before) => before && { ...before, ...changed })];
}
