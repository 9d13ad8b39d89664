'use client';
import type { ReactElement } from 'react';
import type { FinderMessages } from './finder-messages';
import type { OfficeSearchState } from './use-office-search';

type SearchStatusProps = { state: OfficeSearchState; messages: FinderMessages; onReset: () => void };

/**
 * The status of the search, announced by screen readers, and the button that resets it. Its line keeps its
 * height when empty.
 */
export function SearchStatus({ state, messages, onReset }: SearchStatusProps): ReactElement {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 text-small text-text-muted noscript:hidden">
      <p role="status">{announce(state, messages)}</p>
      {state.phase === 'found' && (
        <button
          type="button"
          onClick={onReset}
          className="min-h-8 cursor-pointer font-semibold text-link underline decoration-accent decoration-2 underline-offset-4"
        >
          {messages.all}
        </button>
      )}
    </div>
  );
}

function announce(state: OfficeSearchState, messages: FinderMessages): string {
  if (state.phase === 'found') return messages.results[state.found.length] ?? '';
  if (state.phase === 'idle' || state.phase === 'searching') return '';
  return messages[state.phase];
}
