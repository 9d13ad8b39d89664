import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { currencyOf } from '@/lib/i18n/currency';
import { anyCalculator } from '@/lib/valuation/parse-figures';
import type { HeroProps } from './hero.schema';
import { LiveEstimate } from './hero-estimate.client';

type HeroEstimateProps = { trades: HeroProps['multiples']; id: string; page: PageContext };

type AmountFieldProps = { name: 'sales' | 'profit'; id: string; page: PageContext };

function AmountField({ name, id, page }: AmountFieldProps): ReactElement {
  return (
    <div className="entry grow basis-32">
      <label htmlFor={`${id}-${name}`} className="text-small font-semibold">
        {page.t(`valuation.${name}`)}
      </label>
      <input
        id={`${id}-${name}`}
        name={name}
        maxLength={30}
        inputMode={name === 'profit' ? 'text' : 'decimal'}
        autoComplete="off"
        placeholder={page.format.money(name === 'sales' ? 50_000_000 : 10_000_000)}
        className="input tabular-nums"
      />
    </div>
  );
}

/**
 * A small estimate: trade, annual sales and profit. Without JavaScript the calculator page displays the result.
 */
export function HeroEstimate({ trades, id, page }: HeroEstimateProps): ReactElement | null {
  const { t } = page;
  if (trades.length === 0) return null;
  return (
    <LiveEstimate locale={page.locale} currency={currencyOf().code}>
      <form
        method="get"
        action={page.href('/sell-a-business/calculator')}
        aria-labelledby={`${id}-estimate`}
        className="flex w-full max-w-[46rem] flex-col gap-4 rounded-md border border-line bg-surface-raised p-5"
      >
        <p id={`${id}-estimate`} className="text-card font-semibold">
          {t('valuation.quick')}
        </p>
        <input type="hidden" name="estimate" value={anyCalculator} />
        <div className="entry">
          <label htmlFor={`${id}-trade`} className="text-small font-semibold">
            {t('valuation.trade')}
          </label>
          <select id={`${id}-trade`} name="trade" className="input">
            <option value="">{t('valuation.chooseTrade')}</option>
            {trades.map(({ slug, industry, low, mid, high }) => (
              <option key={slug} value={slug} data-multiples={`${low} ${mid} ${high}`}>
                {industry}
              </option>
            ))}
          </select>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <AmountField name="sales" id={id} page={page} />
          <AmountField name="profit" id={id} page={page} />
        </div>
        <EstimateResult page={page} />
        <button type="submit" className="button button-primary self-start">
          {t('valuation.showWorking')}
        </button>
      </form>
    </LiveEstimate>
  );
}

/** The range of the entered figures; filled and displayed by the script. */
function EstimateResult({ page }: { page: PageContext }): ReactElement {
  const { t } = page;
  return (
    <div data-result="" hidden>
      <p className="text-small text-text-muted">{t('valuation.answer')}</p>
      <output className="font-display text-section lining-nums tabular-nums" />
      <p className="mt-2 text-small text-text-muted">{t('valuation.estimate')}</p>
      <p className="mt-2">
        <a href={page.href('/sell-a-business/what-is-my-business-worth')} className="inline-link">
          {t('valuation.send')}
        </a>
      </p>
    </div>
  );
}
