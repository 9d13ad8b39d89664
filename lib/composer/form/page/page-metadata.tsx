'use client';

import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import {
  type PageMetadataRecord,
  pageRecordSchema,
  readPageRecordCall,
  selectFields,
} from '@/schemas/composing/cms';
import type { Locale } from '@/schemas/locale';
import { callOrThrow } from '../../server/call-server';
import { CharacterCount } from '../character-count';
import { toSingleLine } from '../field/field-props';
import { adminFormUrl, NewTabLink } from '../records/admin-links';
import { type PageMetadata, type SaveMetadata, useMetadataDraft } from './use-metadata-draft';

type MetadataFieldsProps = {
  record: PageMetadataRecord;
  names: Readonly<Record<string, string>>;
  save: SaveMetadata;
  storageKey: string;
};

/** Field names and limits of the CMS. */
const metadataFields = [
  { name: 'meta_title', label: 'Title in search results', maxLength: 120, rows: 1 },
  { name: 'meta_description', label: 'Description in search results', maxLength: 320, rows: 3 },
] as const;

/** Inputs for the title and description in search results. */
function MetadataFields({ record, names, save, storageKey }: MetadataFieldsProps): ReactElement {
  const { metadata, change, flush, status } = useMetadataDraft(record, save, storageKey);
  const placeholders: PageMetadata = {
    meta_title: resolveText(record.title, names),
    meta_description: 'None yet',
  };
  return (
    <>
      {metadataFields.map(({ name, ...field }) => (
        <MetadataField
          key={name}
          {...field}
          placeholder={placeholders[name]}
          value={metadata[name]}
          preview={resolveText(metadata[name], names)}
          onChange={(value) => change({ [name]: value })}
          onBlur={flush}
        />
      ))}
      <p role="status" className="text-label text-text-muted">
        {status}
      </p>
    </>
  );
}

type MetadataFieldProps = Omit<(typeof metadataFields)[number], 'name'> & {
  placeholder: string;
  value: string;
  /** The value with the placeholders replaced by names. */
  preview: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

function MetadataField({
  label,
  maxLength,
  rows,
  placeholder,
  value,
  preview,
  onChange,
  onBlur,
}: MetadataFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="mb-3">
      <span className="mb-1 flex items-baseline gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <CharacterCount value={value} max={maxLength} />
      </span>
      <textarea
        id={id}
        className="field field-sizing-content resize-none"
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => onChange(toSingleLine(target.value))}
        onBlur={onBlur}
      />
      {preview !== value && <p className="text-label text-text-muted">Here: {preview}</p>}
    </div>
  );
}

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
    <section aria-label="Search engines" className="field-group mt-5">
      <h3 className="field-group-title">Search engines</h3>
      <dl className="mb-3 grid gap-2">
        <MetadataItem name="Address" change={change}>
          <NewTabLink href={`/${locale}${path}`}>{path}</NewTabLink>
        </MetadataItem>
        {record && !save && (
          <>
            <MetadataItem name="Title in search results">
              {resolveText(record.meta_title || record.title, names)}
            </MetadataItem>
            <MetadataItem name="Description in search results">
              {resolveText(record.meta_description, names) || 'None yet'}
            </MetadataItem>
          </>
        )}
      </dl>
      {record && save && (
        <MetadataFields record={record} names={names} save={saveAndUpdate} storageKey={storageKey} />
      )}
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

async function readPageRecord(collection: string, id: string, locale: Locale): Promise<PageMetadataRecord> {
  // Without the blocks, which are already loaded.
  const query = selectFields(pageRecordSchema, locale);
  return (await callOrThrow(readPageRecordCall, { params: { collection, id }, query })).body;
}

/** Reads the page again when the user returns to the tab, because it may have been changed elsewhere. */
function useEditedPage(
  collection: string,
  id: string,
  locale: Locale,
): [PageMetadataRecord | null, (changes: Partial<PageMetadata>) => void] {
  const [record, setRecord] = useState<PageMetadataRecord | null>(null);
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

type SectionInfoProps = { id: string; locale: string; path: string };

/**
 * Explains that a section is shared by many pages, with links to a page that shows it and to its form in the
 * CMS.
 */
export function SectionInfo({ id, locale, path }: SectionInfoProps): ReactElement {
  return (
    <section aria-label="Used on" className="field-group mt-5">
      <h3 className="field-group-title">Used on</h3>
      <p>This section is shared by many pages: publishing changes all of them. Previewed on</p>
      <p>
        <NewTabLink href={`/${locale}${path}`}>{path === '/' ? 'the home page' : path}</NewTabLink>
      </p>
      <p className="mt-3">
        <NewTabLink href={adminFormUrl({ collection: 'website-sections', id, field: 'name', locale })}>
          Edit name and contents
        </NewTabLink>
      </p>
    </section>
  );
}
