'use client';

import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { type PageRecord, pageRecordSchema, readPageRecordCall, selectFields } from '@/schemas/composing/cms';
import type { Locale } from '@/schemas/locale';
import { callOrThrow } from '../../server/call-server';
import { adminFormUrl } from '../records/admin-links';
import type { PageMetadata } from './found-by';
import { MetadataFields } from './found-by-fields';
import { NewTabLink } from '../records/link-beside';
import type { SaveMetadata } from './use-metadata-draft';

type PageMetadataFormProps = {
  collection: string;
  id: string;
  locale: Locale;
  path: string;
  /** Values of the placeholders, such as `{office}`. */
  names: Readonly<Record<string, string>>;
  /** Saves metadata in the draft; null in a read-only page. */
  save: SaveMetadata | null;
  /** Key under which unsaved metadata is stored in this browser. */
  storageKey: string;
  /**
   * Opens the dialog for the address; null after the first publication: then the CMS settings change it,
   * which preserve the old address.
   */
  changeAddress: (() => void) | null;
};

/** Address and search engine metadata of the page. */
export function PageMetadataForm({
  collection,
  id,
  locale,
  path,
  names,
  save,
  storageKey,
  changeAddress,
}: PageMetadataFormProps): ReactElement {
  const [record, changeRecord] = useEditedPage(collection, id, locale);
  const saveAndUpdate: SaveMetadata = async (metadata, options) => {
    const refusal = (await save?.(metadata, options)) ?? null;
    if (refusal === null) changeRecord(metadata);
    return refusal;
  };
  const settings = adminFormUrl({ collection, id, field: 'slug', locale });
  const change = save && record?.slug ? (changeAddress ?? settings) : null;
  return (
    <section aria-label="How it is found" className="field-group mt-5">
      <h3 className="field-group-title">How it is found</h3>
      <dl className="mb-3 grid gap-2">
        <MetadataItem name="Address" change={change}>
          <NewTabLink href={`/${locale}${path}`}>{path}</NewTabLink>
        </MetadataItem>
        {record && !save && (
          <>
            <MetadataItem name="Title in search results">{resolveText(record.meta_title || record.title, names)}</MetadataItem>
            <MetadataItem name="Words in search results">
              {resolveText(record.meta_description, names) || 'None yet'}
            </MetadataItem>
          </>
        )}
      </dl>
      {record && save && <MetadataFields record={record} names={names} save={saveAndUpdate} storageKey={storageKey} />}
    </section>
  );
}

type MetadataItemProps = {
  name: string;
  /** URL of the form that changes the value, or a function that does. */
  change?: string | (() => void) | null;
  children: ReactNode;
};

function MetadataItem({ name, change = null, children }: MetadataItemProps): ReactElement {
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-2 text-label text-text-muted">
        {name}
        {change !== null && <ChangeLink name={name} change={change} />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function ChangeLink({ name, change }: { name: string; change: string | (() => void) }): ReactElement {
  const label = (
    <>
      Change<span className="sr-only"> the {name.toLowerCase()}</span>
    </>
  );
  return typeof change === 'string' ? (
    <NewTabLink href={change}>{label}</NewTabLink>
  ) : (
    <button type="button" className="text-link underline" onClick={change}>
      {label}
    </button>
  );
}

async function readPageRecord(collection: string, id: string, locale: Locale): Promise<PageRecord> {
  // Without the blocks, which are already loaded.
  const query = selectFields(pageRecordSchema, locale);
  return (await callOrThrow(readPageRecordCall, { params: { collection, id }, query })).body;
}

/** Reads the page again when the user returns to the tab, because it may have been changed elsewhere. */
function useEditedPage(
  collection: string,
  id: string,
  locale: Locale,
): [PageRecord | null, (changes: Partial<PageMetadata>) => void] {
  const [record, setRecord] = useState<PageRecord | null>(null);
  useEffect(() => {
    let isActive = true;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      readPageRecord(collection, id, locale).then(
        (read) => isActive && setRecord(read),
        () => undefined,
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      isActive = false;
      document.removeEventListener('visibilitychange', read);
    };
  }, [collection, id, locale]);
  return [record, (changes) => setRecord((previous) => previous && { ...previous, ...changes })];
}
