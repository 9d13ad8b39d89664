'use client';
import type { ReactElement } from 'react';
import { fillText } from '@/lib/buyer-area/fill-text';
import { type AlertFrequency, alertFrequencies } from '@/schemas/buyers/preferences';
import type { SearchTexts } from './search-texts';
import type { SavedSearch } from './use-searches';

type SearchRowProps = {
  id: string;
  search: SavedSearch;
  texts: SearchTexts;
  searchHref: string;
  onFrequency: (frequency: AlertFrequency) => void;
  onRemove: () => void;
};

/** A saved search with the frequency of its mails. */
export function SearchRow(props: SearchRowProps): ReactElement {
  const { id, search, texts, searchHref, onFrequency, onRemove } = props;
  const name = { search: search.name };
  return (
    <div className="area-row">
      <a href={`${searchHref}?${search.query.replace(/^\?/, '')}`} className="inline-link min-w-0">
        {search.name}
      </a>
      <div className="area-actions">
        <label className="area-sort">
          <span className="text-small text-text-muted">{texts.alerts}</span>
          <select
            id={id}
            value={search.frequency}
            aria-label={fillText(texts.alertsFor, name)}
            onChange={({ target }) =>
              onFrequency(alertFrequencies.find((value) => value === target.value) ?? search.frequency)
            }
            className="input"
          >
            {alertFrequencies.map((value) => (
              <option key={value} value={value}>
                {texts.frequency[value]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          aria-label={fillText(texts.removeSearch, name)}
          onClick={onRemove}
          className="button button-secondary"
        >
          {texts.remove}
        </button>
      </div>
    </div>
  );
}
