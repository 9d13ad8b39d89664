'use client';

import { type ReactElement, useCallback, useId, useState } from 'react';
import type { Looking } from '@/schemas/composing/preview';
import { SearchCombobox } from '../form/search-combobox';
import { searchRecords } from '../form/records/search-records';
import { saveAndNavigate } from '../workspace/navigation';
import { previewHref, usePreview } from '../workspace/looking';
import { usePanes } from '../workspace/composer-context';
import { useSession } from '../workspace/use-session';

/** Picker for the office or other records with which a shared page is previewed. */
export function PreviewRecordPicker(): ReactElement {
  const preview = usePreview();
  const session = useSession();
  const { locale } = session.page;
  const { announce } = usePanes();
  const openWith = async (change: Readonly<Record<string, string>>, name: string) =>
    announce((await saveAndNavigate(session, previewHref(preview, { locale, ...change }), name)) ?? '');
  return (
    <>
      {preview.choices.map((one) => (
        <RecordPicker key={one.kind} of={one} choose={(slug, name) => void openWith({ [one.kind]: slug }, name)} />
      ))}
    </>
  );
}

type RecordPickerProps = { of: Looking['choices'][number]; choose: (slug: string, name: string) => void };

const networkOption = { key: '', name: 'The whole network' };

/** The selected record; a click opens the search for another one. */
function RecordPicker({ of, choose }: RecordPickerProps): ReactElement {
  const { kind, isNeeded, name, within } = of;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = kind === 'office' ? 'Shown for' : of.label;
  const displayName = name ?? networkOption.name;
  const search = useCallback(
    async (query: string, signal: AbortSignal) => {
      const { records, hasMore } = await searchRecords(
        [kind],
        query,
        { isPublic: true, office: within },
        signal,
      );
      const items = records.flatMap(({ slug, name, note }) =>
        slug === null ? [] : [{ key: slug, name, note }],
      );
      return { items: isNeeded || query.trim() !== '' ? items : [networkOption, ...items], hasMore };
    },
    [kind, within, isNeeded],
  );
  return (
    <div className="flex shrink-0 items-center gap-2 text-label text-text-muted">
      <span aria-hidden className="max-xl:hidden">
        {label}
      </span>
      {isOpen && (
        <span className="w-40">
          <SearchCombobox
            id={id}
            label={`Search for ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`}
            disabled={false}
            hasInitialFocus
            search={search}
            onSelect={({ key, name }) => choose(key, name)}
          />
        </span>
      )}
      <button
        type="button"
        className="pane-button max-w-64 border max-xl:max-w-40 border-line-strong"
        title={displayName}
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : `${label}: ${displayName}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 truncate">{isOpen ? 'Keep it' : displayName}</span>
      </button>
    </div>
  );
}
