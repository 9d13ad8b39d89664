import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import { defaultOrder } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';
import { filterLabel, removableFilters } from './filter-labels';
import type { SearchContext } from './search-context';

/** The maximum length of the name of a saved search. */
const MAX_NAME_LENGTH = 120;

/** Saves the search, named after its filters (`lib/account/save-search.ts`). */
export function SaveSearchButton({ context }: { context: SearchContext }): ReactElement {
  const { found, page } = context;
  const { t } = page;
  const query = writeSearch({
    ...found.state,
    ...{ sort: defaultOrder(found.state.words), view: 'list', after: null, from: null, unread: [] },
  });
  const filters = removableFilters(found).map((filter) => filterLabel(context, filter));
  return (
    <button
      type="button"
      data-save-search={query.toString()}
      data-name={filters.join(', ').slice(0, MAX_NAME_LENGTH) || t('buyerArea.searches.all')}
      data-saved={t('buyerArea.searches.saved')}
      data-failed={t('buyerArea.actionFailed')}
      className="-mt-3 inline-flex min-h-11 cursor-pointer items-center gap-2 self-start text-small hover:underline noscript:hidden"
    >
      <Icon name="bookmark" className="size-5" />
      <span aria-live="polite">{t('buyerArea.searches.save')}</span>
    </button>
  );
}
