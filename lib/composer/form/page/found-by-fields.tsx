'use client';

import { type ReactElement, useId } from 'react';
import { fillText } from '@/lib/engine/fill-names';
import type { PageRecord } from '@/schemas/composing/cms';
import { oneLine } from '../field/one-line';
import { LetterCount } from '../letter-count';
import type { FoundBy } from './found-by';
import { type SaveWords, useKeptWords } from './use-kept-words';

type FoundByFieldsProps = {
  record: PageRecord;
  names: Readonly<Record<string, string>>;
  save: SaveWords;
  keptAs: string;
};

/** As the CMS calls them, and as long as it takes them. */
const fields = [
  { name: 'meta_title', label: 'Title in search results', most: 120, rows: 1 },
  { name: 'meta_description', label: 'Words in search results', most: 320, rows: 3 },
] as const;

/** What search engines show of the page, written where the page is. */
export function FoundByFields({ record, names, save, keptAs }: FoundByFieldsProps): ReactElement {
  const { words, change, leave, told } = useKeptWords(record, save, keptAs);
  const usual: FoundBy = {
    meta_title: fillText(record.title, names),
    meta_description: 'None yet: search engines show the first words of the page instead',
  };
  return (
    <>
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          usual={usual[name]}
          value={words[name]}
          shown={fillText(words[name], names)}
          change={(value) => change({ [name]: value })}
          leave={leave}
        />
      ))}
      <p role="status" className="text-label text-text-muted">
        {told}
      </p>
    </>
  );
}

type FieldProps = Omit<(typeof fields)[number], 'name'> & {
  usual: string;
  value: string;
  /** With the names that the page fills in. */
  shown: string;
  change: (value: string) => void;
  leave: () => void;
};

function Field({ label, most, rows, usual, value, shown, change, leave }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className="mb-3">
      <span className="mb-1 flex items-baseline gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <LetterCount value={value} most={most} />
      </span>
      <textarea
        id={id}
        className="field field-sizing-content resize-none"
        rows={rows}
        maxLength={most}
        placeholder={usual}
        value={value}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => change(oneLine(target.value))}
        onBlur={leave}
      />
      {shown !== value && <p className="text-label text-text-muted">Here: {shown}</p>}
    </div>
  );
}
