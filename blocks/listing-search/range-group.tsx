import type { ReactElement } from 'react';
import { currencyOf } from '@/lib/i18n/currency';
import type { RangeName } from '@/schemas/search/filters';
import { FilterGroup } from './filter-group';
import { rangeLabels } from './filter-labels';
import type { SearchContext } from './search-context';

type RangeGroupProps = { context: SearchContext; name: RangeName; isOpen?: boolean };

/** The minimum and maximum of a figure. */
export function RangeGroup({ context, name, isOpen = false }: RangeGroupProps): ReactElement {
  const { found, page, id } = context;
  const { min, max } = found.state[name];
  const isUnread = found.state.unread.includes(name);
  const isMoney = name !== 'employees' && name !== 'established';
  const label = page.t(rangeLabels[name]);
  const ends = [
    ['min', 'search.from', min],
    ['max', 'search.to', max],
  ] as const;
  return (
    <FilterGroup
      id={`${id}-${name}`}
      label={isMoney ? `${label} (${currencyOf().sign})` : label}
      isOpen={isOpen || isUnread || min !== null || max !== null}
    >
      <div data-range="" className="grid grid-cols-2 gap-3">
        {ends.map(([end, labelKey, bound]) => (
          <label key={end} className="entry text-label text-text-muted">
            {page.t(labelKey)}
            <input
              name={`${name}_${end}`}
              defaultValue={bound === null ? '' : writeBound(bound)}
              maxLength={20}
              inputMode={isMoney ? 'text' : 'numeric'}
              autoComplete="off"
              placeholder={page.t('search.any')}
              className="input tabular-nums"
            />
          </label>
        ))}
        <div role="status" className="col-span-2 text-label">
          <p data-range-message="unread" hidden={!isUnread}>
            {page.t('search.unreadable')}
          </p>
          <p data-range-message="swapped" hidden>
            {page.t('search.swapped')}
          </p>
        </div>
      </div>
    </FilterGroup>
  );

  function writeBound(bound: number): string {
    if (name === 'established') return String(bound);
    return page.format.number(isMoney ? bound / 100 : bound);
  }
}
