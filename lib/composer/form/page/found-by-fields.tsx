'use client';

import { type ReactElement, useId } from 'react';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import type { PageRecord } from '@/schemas/composing/cms';
import { toSingleLine } from '../field/one-line';
import { CharacterCount } from '../character-count';
import type { PageMetadata } from './found-by';
import { type SaveMetadata, useMetadataDraft } from './use-metadata-draft';

type MetadataFieldsProps = {
  record: PageRecord;
  names: Readonly<Record<string, string>>;
  save: SaveMetadata;
  storageKey: string;
};

/** Field names and limits of the CMS. */
const metadataFields = [
  { name: 'meta_title', label: 'Title in search results', maxLength: 120, rows: 1 },
  { name: 'meta_description', label: 'Words in search results', maxLength: 320, rows: 3 },
] as const;

/** Inputs for the title and description in search results. */
export function MetadataFields({ record, names, save, storageKey }: MetadataFieldsProps): ReactElement {
  const { metadata, change, flush, status } = useMetadataDraft(record, save, storageKey);
  const placeholders: PageMetadata = {
    meta_title: resolveText(record.title, names),
    meta_description: 'None yet: search engines show the first words of the page instead',
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

function MetadataField({ label, maxLength, rows, placeholder, value, preview, onChange, onBlur }: MetadataFieldProps): ReactElement {
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
