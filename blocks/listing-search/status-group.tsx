import type { ReactElement } from 'react';
import { FilterGroup } from './filter-group';
import type { SearchContext } from './search-context';

/** The filter for the status: for sale or under offer, of these only those under offer, or sold. */
export function StatusGroup({ context }: { context: SearchContext }): ReactElement {
  const { found, page, id } = context;
  const { state, facets } = found;
  const countOf = (statuses: readonly string[]) =>
    facets.status.reduce((sum, { value, count }) => (statuses.includes(value) ? sum + count : sum), 0);
  // The default status is an empty value, so that it is not part of the URL.
  const choices = [
    ['', page.t('search.openStatus'), countOf(['active', 'under_offer'])],
    ['under-offer', page.t('listing.underOffer'), countOf(['under_offer'])],
    ['sold', page.t('search.recentlySold'), countOf(['sold'])],
  ] as const;
  const chosen = state.status === 'for-sale' ? '' : state.status;
  return (
    <div data-swap="status">
      <FilterGroup id={`${id}-status`} label={page.t('search.status')} isOpen={chosen !== ''}>
        {choices.map(([value, label, count]) => (
          <label key={value} className="choice">
            <input type="radio" name="status" value={value} defaultChecked={chosen === value} />
            <span>{label}</span>
            <span>{page.format.number(count)}</span>
          </label>
        ))}
      </FilterGroup>
    </div>
  );
}
