import type { ReactElement } from 'react';
import { FilterGroup } from './filter-group';
import type { SearchContext } from './search-context';

/** The filter for the status: for sale or sold. */
export function StatusGroup({ context }: { context: SearchContext }): ReactElement {
  const { found, page, id } = context;
  const { state, facets } = found;
  const countOf = (isSold: boolean) =>
    facets.status
      .filter(({ value }) => (value === 'sold') === isSold)
      .reduce((sum, { count }) => sum + count, 0);
  // The default status is an empty value, so that it is not part of the URL.
  const choices = [
    ['', page.t('listing.active'), countOf(false)],
    ['sold', page.t('search.recentlySold'), countOf(true)],
  ] as const;
  return (
    <div data-swap="status">
      <FilterGroup id={`${id}-status`} label={page.t('search.status')} isOpen={state.status === 'sold'}>
        {choices.map(([value, label, count]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="status"
              value={value}
              defaultChecked={(state.status === 'sold') === (value === 'sold')}
            />
            <span className="grow">{label}</span>
            <span>{page.format.number(count)}</span>
          </label>
        ))}
      </FilterGroup>
    </div>
  );
}
