'use client';

import { type ReactElement, useCallback } from 'react';
import type { ControlProps } from '../field/field-props';
import { SearchCombobox, SelectedValue } from '../search-combobox';
import { searchNames } from './records-api';

/** Input for a name that at least one record has, selected from the search results. */
export function NameInput({
  field,
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
  disabled,
}: ControlProps): ReactElement {
  const { words } = field;
  const search = useCallback(
    async (query: string, signal: AbortSignal) => {
      const names = words ? await searchNames(words, query, signal) : [];
      return { items: names.map((name) => ({ key: name, name })), hasMore: false };
    },
    [words],
  );
  const selected = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <div className="grid gap-2">
      {selected !== undefined && (
        <SelectedValue
          name={selected}
          searchInputId={id}
          disabled={disabled}
          onRemove={() => onChange(undefined, false)}
        />
      )}
      <SearchCombobox
        id={id}
        label={selected === undefined ? 'Search by name' : 'Choose another'}
        describedBy={describedBy}
        isInvalid={isInvalid}
        disabled={disabled}
        search={search}
        onSelect={({ key }) => onChange(key, false)}
      />
    </div>
  );
}
