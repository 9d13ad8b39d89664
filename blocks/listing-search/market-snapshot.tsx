import type { ReactElement } from 'react';
import type { SearchContext } from './search-context';

/**
 * The medians of the results with the number of listings in each; with few listings a median is not
 * displayed.
 */
export function MarketSnapshot({ context }: { context: SearchContext }): ReactElement | null {
  const { found, page } = context;
  const { price, sde, multiple } = found.medians;
  const money = page.format.compactMoney;
  const rows = [
    ['search.middlePrice', price, money],
    ['search.middleSde', sde, money],
    ['search.middleMultiple', multiple, (value: number) => `${page.format.number(value)}×`],
  ] as const;
  if (!price && !sde && !multiple) return null;
  return (
    <section aria-label={page.t('search.market')}>
      <dl className="grid gap-x-6 gap-y-3 rounded-md bg-surface-sunken p-4 sm:grid-cols-3">
        {rows.map(
          ([label, median, format]) =>
            median && (
              <div key={label} className="flex flex-col">
                <dt className="text-label text-text-muted">{page.t(label)}</dt>
                <dd className="mt-auto font-display text-card tabular-nums">{format(median.value)}</dd>
                <dd className="text-label text-text-muted">
                  {page.t('search.medianOf', { count: page.format.number(median.n) })}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
