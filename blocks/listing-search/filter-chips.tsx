import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import { filterKey, withoutFilter, withoutFilters } from '@/schemas/search/filters';
import { filterLabel, removableFilters } from './filter-labels';
import { type SearchContext, searchHref } from './search-context';

/** The active filters as links that remove them; a plain line of text in print. */
export function FilterChips({ context }: { context: SearchContext }): ReactElement | null {
  const { found, page } = context;
  const filters = removableFilters(found);
  if (filters.length === 0) return null;
  const names = filters.map((filter) => filterLabel(context, filter));
  return (
    <>
      <p className="hidden print:block">{page.t('search.printed', { filters: names.join(', ') })}</p>
      <ul aria-label={page.t('search.chosen')} className="flex flex-wrap items-center gap-2 print:hidden">
        {filters.map((filter, at) => (
          <li key={filterKey(filter)} className="min-w-0">
            <a
              data-search=""
              href={searchHref(context, withoutFilter(found.state, filter))}
              className="button button-secondary min-h-11 px-4 py-2"
            >
              <span className="sr-only">{page.t('search.remove', { filter: names[at] ?? '' })}</span>
              <span aria-hidden="true">{names[at]}</span>
              <Icon name="close" className="size-4" />
            </a>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <a
              data-search=""
              href={searchHref(context, withoutFilters(found.state))}
              className="inline-link inline-flex min-h-11 items-center px-2 text-small"
            >
              {page.t('search.clear')}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
