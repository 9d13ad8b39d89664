import type { ReactElement } from 'react';
import type { ChoiceName } from '@/schemas/search/filters';
import type { SearchFacet } from '@/schemas/search/listing-search-data';
import { FilterGroup } from './filter-group';
import { groupLabels, optionLabel } from './filter-labels';
import type { SearchContext } from './search-context';

type ChoiceGroupProps = { context: SearchContext; name: ChoiceName; isOpen?: boolean };

/** The options of a filter, each with its number of results; nothing when there is no choice. */
export function ChoiceGroup({ context, name, isOpen }: ChoiceGroupProps): ReactElement {
  const { found, page } = context;
  const chosen: readonly string[] = found.state[name];
  const facets = sortFacets(context, name).filter(({ value, count }) => count > 0 || chosen.includes(value));
  return (
    <div data-swap={name}>
      {facets.length > 0 && (
        <FilterGroup
          id={`${context.id}-${name}`}
          label={page.t(groupLabels[name])}
          isOpen={isOpen || chosen.length > 0}
        >
          <ul>
            {facets.map(({ value, count }) => (
              <li key={value}>
                <label className="choice">
                  <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
                  <span>{optionLabel(context, name, value)}</span>
                  <span>{page.format.number(count)}</span>
                </label>
              </li>
            ))}
          </ul>
        </FilterGroup>
      )}
    </div>
  );
}

/**
 * Sorts facets by name, so that options do not move while a visitor selects them; facets with fixed labels
 * have a fixed order.
 */
function sortFacets({ found, page }: SearchContext, name: ChoiceName): readonly SearchFacet[] {
  const facets = found.facets[name];
  if (name === 'kind' || name === 'feature') return facets;
  return [...facets].sort((a, b) => a.label.localeCompare(b.label, page.locale));
}
