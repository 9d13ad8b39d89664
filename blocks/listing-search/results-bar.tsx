import type { ReactElement } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { Icon } from '@/lib/ui/icon';
import { listingOrderNames } from '@/schemas/listing';
import { defaultOrder, type SearchState, searchViews } from '@/schemas/search/search-state';
import { SaveSearchButton } from './save-search-button';
import { formatResultCount, formatResultRange, type SearchContext, searchHref } from './search-context';

/** The number of results, their order, and the switch between list, table and map. */
export function ResultsBar({ context, level }: { context: SearchContext; level: 2 | 3 }): ReactElement {
  const { found, id } = context;
  const Heading = level === 2 ? 'h2' : 'h3';
  const { state } = found;
  const isPaged = state.view !== 'map' && (found.next !== null || state.after !== null);
  const rangeText = isPaged ? formatResultRange(context) : null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <div>
        <Heading id={`${id}-count`} tabIndex={-1} className="text-card tabular-nums">
          {formatResultCount(context, found)}
        </Heading>
        {rangeText && <p className="mt-1 text-small text-text-muted tabular-nums">{rangeText}</p>}
        <SaveSearchButton context={context} />
      </div>
      <div className="flex min-w-0 items-end gap-3 noscript:flex-wrap">
        {state.view === 'map' ? <HiddenOrder context={context} /> : <SortControl context={context} />}
        {state.view !== 'list' && <input type="hidden" name="view" value={state.view} form={`${id}-form`} />}
        <ViewSwitch context={context} />
      </div>
    </div>
  );
}

const viewIcons = { list: 'list', table: 'grid', map: 'map-pin' } as const;

/** Links to the views of the results; phones are too narrow for the table. */
function ViewSwitch({ context }: { context: SearchContext }): ReactElement {
  const { found, page, id } = context;
  const { state } = found;
  return (
    <nav aria-label={page.t('search.view')} className="flex shrink-0">
      {searchViews.map((view) => (
        <a
          key={view}
          id={`${id}-${view}`}
          data-search=""
          data-view={view}
          href={searchHref(context, { ...state, view, after: null })}
          aria-current={state.view === view || undefined}
          className={classNames(
            'button button-secondary px-3',
            state.view === view ? 'bg-accent-soft' : view === 'table' && 'max-sm:hidden',
          )}
        >
          <Icon name={viewIcons[view]} className="size-5" />
          <span className="max-sm:sr-only">{page.t(`search.${view}`)}</span>
        </a>
      ))}
    </nav>
  );
}

/** The control for the order of the results. */
function SortControl({ context: { found, page, id } }: { context: SearchContext }): ReactElement {
  return (
    <>
      <label className="flex min-w-0 grow items-center gap-2 text-small">
        <span className="shrink-0 text-text-muted max-sm:sr-only">{page.t('search.sort')}</span>
        <select
          id={`${id}-sort`}
          name="sort"
          form={`${id}-form`}
          defaultValue={orderValue(found.state)}
          className="input"
        >
          {ordersOf(found.state).map((order) => (
            <option key={order} value={orderValue({ ...found.state, sort: order })}>
              {page.t(`search.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        form={`${id}-form`}
        className="button button-secondary hidden shrink-0 whitespace-nowrap noscript:inline"
      >
        {page.t('search.applySort')}
      </button>
    </>
  );
}

/** The map view has no order; a hidden field preserves the order of the list. */
function HiddenOrder({ context: { found, id } }: { context: SearchContext }): ReactElement | null {
  const order = orderValue(found.state);
  return order ? <input type="hidden" name="sort" value={order} form={`${id}-form`} /> : null;
}

/** The default order is an empty value, so that it is not part of the URL. */
const orderValue = ({ sort, words }: SearchState): string => (sort === defaultOrder(words) ? '' : sort);

/** Relevance is an order of searches with words. */
const ordersOf = ({ words }: SearchState): readonly SearchState['sort'][] =>
  words ? ['relevance', ...listingOrderNames] : listingOrderNames;
