import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import { filterKey, withoutFilter } from '@/schemas/search/filters';
import { readSearch } from '@/schemas/search/read-search';
import { chosenFilters, nameFilter } from './name-filter';
import { type SearchContext, searchHref } from './search-context';

/** What the search is narrowed by, each to be taken out again. */
export function FilterChips({ context }: { context: SearchContext }): ReactElement | null {
  const { found, page } = context;
  const filters = chosenFilters(found);
  if (filters.length === 0) return null;
  const { sort, view, scope } = found.state;
  const cleared = { ...readSearch(new URLSearchParams()), sort, view, scope };
  return (
    <ul aria-label={page.t('search.chosen')} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filterKey(filter)} className="min-w-0">
          <a
            data-search=""
            href={searchHref(context, withoutFilter(found.state, filter))}
            className="button button-secondary min-h-11 px-4 py-2"
          >
            <span className="sr-only">
              {page.t('search.remove', { filter: nameFilter(context, filter) })}
            </span>
            <span aria-hidden="true">{nameFilter(context, filter)}</span>
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a
            data-search=""
            href={searchHref(context, cleared)}
            className="inline-link inline-flex min-h-11 items-center px-2 text-small"
          >
            {page.t('search.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
