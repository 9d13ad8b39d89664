import type { ReactElement } from 'react';
import type { ChoiceName } from '@/schemas/search/filters';
import type { SearchFacet } from '@/schemas/search/found-listings';
import { FilterGroup } from './filter-group';
import { groupLabels, nameValue } from './name-filter';
import type { SearchContext } from './search-context';

type ChoiceGroupProps = { context: SearchContext; name: ChoiceName; isOpen?: boolean };

/** Values to choose from, each with how many there would be; nothing where there is no choice. */
export function ChoiceGroup({ context, name, isOpen }: ChoiceGroupProps): ReactElement {
  const { found, page } = context;
  const chosen: readonly string[] = found.state[name];
  const facets = inOrder(context, name).filter(({ value, count }) => count > 0 || chosen.includes(value));
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
                  <span className="grow">{nameValue(context, name, value)}</span>
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

/** By name, so that nothing moves under the hand while something is chosen; what we name ourselves has an order of its own. */
function inOrder({ found, page }: SearchContext, name: ChoiceName): readonly SearchFacet[] {
  const facets = found.facets[name];
  if (name === 'kind' || name === 'feature') return facets;
  return [...facets].sort((one, other) => one.label.localeCompare(other.label, page.locale));
}
