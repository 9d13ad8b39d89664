import type { ReactElement } from 'react';
import { EmptyState } from '@/lib/ui/empty-state';
import { filterKey, relaxSearch, type SearchFilter, withoutFilters } from '@/schemas/search/filters';
import { filterLabel, removableFilters } from './filter-labels';
import { type SearchContext, searchHref } from './search-context';
import { WiderLink } from './wider-link';

const labels = {
  without: { some: 'search.without', more: 'search.withoutMore' },
  only: { some: 'search.only', more: 'search.onlyMore' },
  all: { some: 'search.all', more: 'search.allMore' },
} as const;

type Suggestion = { key: string; label: string; href: string };

/**
 * Suggestions for a search without results: the wider search, and the filters to remove with their number of
 * results.
 */
export function NoResults({ context, text }: { context: SearchContext; text: string }): ReactElement {
  const { found, page } = context;
  const suggestions = findSuggestions(context);
  const filters = removableFilters(found);
  const isAlone = found.remedies.some(({ mode, count }) => mode === 'only' && count > 0);
  return (
    <EmptyState
      text={noResultsMessage(context, filters) ?? (text || page.t('search.noneBare'))}
      action={
        <>
          <WiderLink context={context} className="button button-primary" />
          {suggestions.length === 0 && filters.length > 1 && (
            <a
              data-search=""
              href={searchHref(context, withoutFilters(found.state))}
              className="button button-primary"
            >
              {page.t('search.clear')}
            </a>
          )}
          {suggestions.length > 0 && (
            <div>
              {filters.length > 1 && (
                <p className="text-small">{page.t(isAlone ? 'search.noneAlone' : 'search.noneText')}</p>
              )}
              <ul>
                {suggestions.map(({ key, label, href }) => (
                  <li key={key}>
                    <a data-search="" href={href} className="inline-link inline-flex min-h-11 items-center">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}

/** The message for a search without results; null without filters. */
function noResultsMessage(context: SearchContext, filters: readonly SearchFilter[]): string | null {
  const { t } = context.page;
  const { unlistedPlace } = context.found;
  const [only, another] = filters;
  if (!only) return null;
  if (another) return t('search.noneHeading');
  if (only.kind === 'words' && unlistedPlace !== null) return t('search.noneAt', { place: unlistedPlace });
  return only.kind === 'words'
    ? t('search.noneWords', { words: filterLabel(context, only) })
    : t('search.noneSuch', { filter: filterLabel(context, only) });
}

/** Suggestions, the one with the most results first. */
function findSuggestions(context: SearchContext): Suggestion[] {
  const { found, page } = context;
  const filters = new Map(removableFilters(found).map((filter) => [filterKey(filter), filter]));
  return found.remedies
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .flatMap(({ mode, filter: key, count, isCapped }) => {
      const filter = filters.get(key);
      if (!filter) return [];
      const params = { filter: filterLabel(context, filter) };
      const label = labels[filters.size > 1 ? mode : 'all'];
      const suggestionText = isCapped
        ? page.t(label.more, { ...params, count: page.format.number(count) })
        : page.t(label.some, { ...params, count });
      return [
        { key, label: suggestionText, href: searchHref(context, relaxSearch(found.state, { mode, filter })) },
      ];
    });
}
