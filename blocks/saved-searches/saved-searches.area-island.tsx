'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { ActionProblem, CallState } from '@/lib/buyer-area/call-state';
import { fillText } from '@/lib/buyer-area/fill-text';
import { UndoRow } from '@/lib/buyer-area/undo-row';
import { EmptyState } from '@/lib/ui/empty-state';
import { SearchRow } from './search-row';
import type { SearchTexts } from './search-texts';
import { useSearches } from './use-searches';

type SavedSearchesIslandProps = { id: string; page: AreaPage; texts: SearchTexts; searchHref: string };

/** The saved searches of the buyer. */
export function SavedSearchesIsland({ id, page, texts, searchHref }: SavedSearchesIslandProps): ReactElement {
  const { state, load, failure, ...actions } = useSearches(page);
  if (state.phase !== 'ready')
    return <CallState phase={state.phase} page={page} onRetry={() => void load()} rows={1} />;
  const { searches } = state.data;
  if (searches.length === 0)
    return (
      <EmptyState
        text={texts.empty}
        action={
          <a href={searchHref} className="button button-secondary">
            {texts.browse}
          </a>
        }
      />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {actions.changedId !== null && texts.changed}
      </p>
      {failure && <ActionProblem failure={failure} page={page} />}
      <ul className="area-rows">
        {searches.map((search) => (
          <li key={search.id}>
            {actions.removed.includes(search.id) ? (
              <UndoRow
                text={fillText(texts.removed, { search: search.name })}
                undo={page.texts.undo}
                onUndo={() => void actions.restore(search)}
              />
            ) : (
              <SearchRow
                id={`${id}-${search.id}`}
                {...{ search, texts, searchHref }}
                onFrequency={(frequency) => void actions.changeFrequency(search, frequency)}
                onRemove={() => void actions.remove(search)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
