'use client';
import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { FinderMessages } from './finder-messages';

type SearchFormProps = {
  id: string;
  /** The search text, displayed in the field until the visitor types. */
  near: string;
  messages: FinderMessages;
  busy: boolean;
  onSearch: (text: string) => void;
  onNearMe: () => void;
};

/**
 * Submitted before the script loads, the form reloads the page with `?near=`, which the island then searches
 * for.
 */
export function SearchForm({ id, near, messages, busy, onSearch, onNearMe }: SearchFormProps): ReactElement {
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
        {messages.label}
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
          placeholder={messages.placeholder}
          className="min-h-12 min-w-0 grow rounded-sm border border-line-strong bg-surface-raised px-4 text-text placeholder:text-text-muted"
        />
        <div aria-busy={busy} className="flex flex-wrap gap-3 aria-busy:opacity-60">
          <button type="submit" className="button button-primary grow">
            <Icon name="search" className="size-5" />
            {messages.search}
          </button>
          <button type="button" onClick={onNearMe} className="button button-secondary grow">
            <Icon name="map-pin" className="size-5" />
            {messages.nearMe}
          </button>
        </div>
      </div>
    </form>
  );
}
