'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** An option of the result list. */
export type ComboboxItem<Key> = { key: Key; name: string; note?: string | null; icon?: ReactNode };

/** The first results, and whether there are more. `reason` explains an empty list. */
export type ComboboxResults<Item> = { items: readonly Item[]; hasMore: boolean; reason?: string | undefined };

type SearchComboboxProps<Item> = {
  id: string;
  /** Accessible name and placeholder, such as `Search for an office`. */
  label: string;
  describedBy?: string | undefined;
  disabled: boolean;
  isInvalid?: boolean;
  /** Rejects if the search fails; aborted when its results are no longer needed. */
  search: (query: string, signal: AbortSignal) => Promise<ComboboxResults<Item>>;
  onSelect: (item: Item) => void;
  /** Shown below an empty result. */
  emptyContent?: ReactNode;
  /** Whether it gets the focus when it is mounted. */
  hasInitialFocus?: boolean;
};

/** `query` is the one that the results belong to. */
type SettledSearch<Item> = ComboboxResults<Item> & { query: string; hasFailed: boolean };

/** Debounce delay of the search, in ms. */
const SEARCH_DELAY_MS = 200;

/** Combobox with a remote search: filtered by typing, operated with the arrow keys and Enter. */
export function SearchCombobox<Item extends ComboboxItem<string | number>>(
  props: SearchComboboxProps<Item>,
): ReactElement {
  const {
    id,
    label,
    describedBy,
    disabled,
    isInvalid = false,
    hasInitialFocus = false,
    onSelect,
    emptyContent,
  } = props;
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const results = useSearch(props.search, query, isOpen);
  const isTabbingAway = useRef(false);
  return (
    <Combobox<Item | null>
      value={null}
      by="key"
      immediate
      disabled={disabled}
      onChange={(item) => {
        setQuery('');
        // The library selects the first option when the user leaves the field with Tab.
        if (item && !isTabbingAway.current) onSelect(item);
      }}
      onClose={() => setQuery('')}
    >
      <ComboboxInput
        id={id}
        className="field"
        autoComplete="off"
        autoFocus={hasInitialFocus}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        placeholder={label}
        displayValue={() => query}
        onFocus={() => {
          isTabbingAway.current = false;
          setOpen(true);
        }}
        onKeyDown={(event) => {
          isTabbingAway.current = event.key === 'Tab';
          // The library would close the list silently, or select a result of an earlier query.
          const hasCurrentItems = results?.query === query && results.items.length > 0;
          if (event.key === 'Enter' && !hasCurrentItems) event.preventDefault();
        }}
        onChange={({ target }) => setQuery(target.value)}
      />
      <SearchResults results={results} query={query} emptyContent={emptyContent} />
    </Combobox>
  );
}

type SearchResultsProps<Item> = {
  results: SettledSearch<Item> | null;
  query: string;
  emptyContent: ReactNode;
};

function SearchResults({
  results,
  query,
  emptyContent,
}: SearchResultsProps<ComboboxItem<string | number>>): ReactElement {
  return (
    <ComboboxOptions anchor={{ to: 'bottom start', gap: 4 }} className="found">
      {results?.items.map((item) => (
        <ComboboxOption key={item.key} value={item} className="found-option">
          {item.icon}
          <span className="min-w-0 flex-1">
            <span className="block break-words">{item.name}</span>
            {item.note && <span className="block break-words text-label text-text-muted">{item.note}</span>}
          </span>
        </ComboboxOption>
      ))}
      <SearchStatus results={results} query={query} emptyContent={emptyContent} />
    </ComboboxOptions>
  );
}

function SearchStatus({ results, query, emptyContent }: SearchResultsProps<unknown>): ReactElement {
  const message = !results
    ? 'Searching …'
    : results.hasFailed
      ? 'They could not be loaded: try again in a moment'
      : results.items.length > 0
        ? results.hasMore && 'More results: refine your search'
        : query.trim() === ''
          ? 'None yet'
          : (results.reason ?? `No results for “${query.trim()}”`);
  return (
    <>
      {message && (
        <p className="px-3 py-2 text-text-muted">
          {message} {results?.items.length === 0 && emptyContent}
        </p>
      )}
      <span role="status" className="sr-only">
        {results && results.items.length > 0
          ? `${results.items.length} found${results.hasMore ? ', and there are more' : ''}`
          : message}
      </span>
    </>
  );
}

/** Results for a query; the previous ones stay visible until they arrive. */
function useSearch<Item>(
  search: SearchComboboxProps<Item>['search'],
  query: string,
  isOpen: boolean,
): SettledSearch<Item> | null {
  const [results, setResults] = useState<SettledSearch<Item> | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const apply = (next: SettledSearch<Item>) => controller.signal.aborted || setResults(next);
    const timer = setTimeout(
      () => {
        search(query, controller.signal).then(
          (response) => apply({ ...response, query, hasFailed: false }),
          () => apply({ items: [], hasMore: false, query, hasFailed: true }),
        );
      },
      query === '' ? 0 : SEARCH_DELAY_MS,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [search, query, isOpen]);
  return results;
}

type SelectedValueProps = {
  name: string;
  icon?: ReactNode;
  disabled: boolean;
  onRemove: () => void;
  /** Id of the search field, which gets the focus after the removal. */
  searchInputId: string;
};

/** The selected value, with a button to remove it. */
export function SelectedValue({
  name,
  icon,
  disabled,
  onRemove,
  searchInputId,
}: SelectedValueProps): ReactElement {
  return (
    <p className="chosen">
      {icon}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <button
        type="button"
        className="pane-button"
        disabled={disabled}
        onClick={() => {
          onRemove();
          document.getElementById(searchInputId)?.focus();
        }}
      >
        Clear
      </button>
    </p>
  );
}
