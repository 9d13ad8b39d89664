import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import { ChoiceGroup } from './choice-group';
import { RangeGroup } from './range-group';
import type { SearchContext } from './search-context';
import { StatusGroup } from './status-group';

const bar = 'flex h-16 items-center justify-between gap-4 border-line lg:hidden';

type FilterSheetProps = { context: SearchContext; sheet: string };

/**
 * The filters: next to the list, and on small screens in a popover over the page, which needs no JavaScript.
 */
export function FilterSheet({ context, sheet }: FilterSheetProps): ReactElement {
  const { found, page } = context;
  const { t } = page;
  return (
    <div id={sheet} popover="auto" data-focus-trap="" className="menu-sheet filter-sheet px-gutter">
      <div className={`border-b ${bar}`}>
        <p className="font-display text-card">{t('search.filters', { count: 0 })}</p>
        <button
          type="button"
          popoverTarget={sheet}
          popoverTargetAction="hide"
          className="flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold"
        >
          {t('page.close')}
          <Icon name="close" />
        </button>
      </div>
      <FilterGroups context={context} />
      <div className={`sticky bottom-0 border-t bg-surface ${bar}`}>
        <button type="submit" className="button button-primary grow">
          <span data-swap="shower" data-waits="" className="noscript:hidden aria-busy:opacity-60">
            {found.isCapped ? t('search.submit') : t('search.show', { count: found.total })}
          </span>
          <span className="hidden noscript:inline">{t('search.submit')}</span>
        </button>
      </div>
    </div>
  );
}

/**
 * Districts are available after a region is selected, and subcategories after a category: there are too many
 * of them.
 */
function FilterGroups({ context }: { context: SearchContext }): ReactElement {
  const { state, fixed } = context.found;
  const isFree = (name: (typeof fixed)[number]) => !fixed.includes(name);
  const showsDistricts = !isFree('region') || state.region.length + state.district.length > 0;
  const showsSubcategories = !isFree('category') || state.category.length + state.subcategory.length > 0;
  return (
    <>
      {isFree('region') && <ChoiceGroup context={context} name="region" isOpen />}
      <ChoiceGroup context={context} name="city" />
      {showsDistricts ? <ChoiceGroup context={context} name="district" /> : <div data-swap="district" />}
      {isFree('category') && <ChoiceGroup context={context} name="category" />}
      {showsSubcategories ? (
        <ChoiceGroup context={context} name="subcategory" />
      ) : (
        <div data-swap="subcategory" />
      )}
      <RangeGroup context={context} name="price" isOpen />
      <RangeGroup context={context} name="down_payment" />
      <RangeGroup context={context} name="sde" />
      <RangeGroup context={context} name="sales" />
      <RangeGroup context={context} name="employees" />
      <RangeGroup context={context} name="established" />
      {isFree('kind') && <ChoiceGroup context={context} name="kind" />}
      <ChoiceGroup context={context} name="feature" />
      {isFree('status') && <StatusGroup context={context} />}
    </>
  );
}
