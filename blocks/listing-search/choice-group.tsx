import type { ReactElement } from 'react';
import type { ChoiceName } from '@/schemas/search/filters';
import { FilterGroup } from './filter-group';
import { groupLabels, nameValue } from './name-filter';
import type { SearchContext } from './search-context';

type ChoiceGroupProps = { context: SearchContext; name: ChoiceName; isOpen?: boolean };

/** Values to choose from, each with how many there would be; nothing where there is no choice. */
export function ChoiceGroup({ context, name, isOpen }: ChoiceGroupProps): ReactElement {
  const { found, page } = context;
  const chosen: readonly string[] = found.state[name];
  const facets = found.facets[name].filter(({ value, count }) => count > 0 || chosen.includes(value));
  return (
    <div data-swap={name}>
      {facets.length > 0 && (
        <FilterGroup
          id={`${context.id}-${name}`}
          label={page.t(groupLabels[name])}
          isOpen={isOpen || chosen.length > 0}
        >
          <ul className="lg:max-h-72 lg:overflow-y-auto">
            {facets.map(({ value, count }) => (
              <li key={value}>
                <label className="choice">
                  <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
                  <span className="grow wrap-anywhere">{nameValue(context, name, value)}</span>
                  <span className="text-text-muted tabular-nums">{page.format.number(count)}</span>
                </label>
              </li>
            ))}
          </ul>
        </FilterGroup>
      )}
    </div>
  );
}
