'use client';
import type { ReactElement } from 'react';
import type { FinderWords } from './finder-words';
import type { SearchState } from './use-office-search';

type SearchStatusProps = { state: SearchState; words: FinderWords; onReset: () => void };

/** What became of the search, told to everyone, and the way back to all offices. Keeps its line when silent. */
export function SearchStatus({ state, words, onReset }: SearchStatusProps): ReactElement {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 text-small text-text-muted noscript:hidden">
      <p role="status">{announce(state, words)}</p>
      {state.phase === 'found' && (
        <button
          type="button"
          onClick={onReset}
          className="min-h-8 cursor-pointer font-semibold text-link underline decoration-accent decoration-2 underline-offset-4"
        >
          {words.all}
        </button>
      )}
    </div>
  );
}

function announce(state: SearchState, words: FinderWords): string {
  if (state.phase === 'found') return words.results[state.found.length] ?? '';
  if (state.phase === 'idle' || state.phase === 'searching') return '';
  return words[state.phase];
}
