'use client';
import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { FinderWords } from './finder-words';

type SearchFormProps = {
  id: string;
  /** What is searched for, which the field shows unless something was typed. */
  near: string;
  words: FinderWords;
  busy: boolean;
  onSearch: (text: string) => void;
  onNearMe: () => void;
};

/** Sent before the script is there, the form comes back with `?near=`, which the island then searches for. */
export function SearchForm({ id, near, words, busy, onSearch, onNearMe }: SearchFormProps): ReactElement {
  const submit = (data: FormData) => {
    const text = String(data.get('near') ?? '').trim();
    if (text) onSearch(text);
  };
  return (
    <form
      className="flex flex-col gap-2 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <label htmlFor={`${id}-near`} className="text-small font-semibold">
        {words.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          defaultValue={near}
          id={`${id}-near`}
          name="near"
          type="search"
          required
          maxLength={120}
          autoComplete="postal-code"
          placeholder={words.placeholder}
          className="min-h-12 min-w-0 grow rounded-sm border border-line-strong bg-surface-raised px-4 text-text placeholder:text-text-muted"
        />
        <div aria-busy={busy} className="flex gap-3 aria-busy:opacity-60">
          <button type="submit" className="button button-primary grow">
            <Icon name="search" className="size-5" />
            {words.search}
          </button>
          <button type="button" onClick={onNearMe} className="button button-secondary grow">
            <Icon name="map-pin" className="size-5" />
            {words.nearMe}
          </button>
        </div>
      </div>
    </form>
  );
}
