import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { FinancingExample } from './calculate-financing';

type FinancingControlsProps = { example: FinancingExample; page: PageContext };

const MIN_YEARS = 0.25;
const MAX_YEARS = 20;
const MAX_RATE = 100;

/** Fields for the down payment in whole amounts, the years and the interest; hidden without JavaScript. */
export function FinancingControls({ example, page }: FinancingControlsProps): ReactElement {
  const { t } = page;
  const { price, downPayment, months, rate } = example;
  const years = Math.round((months / 12) * 100) / 100;
  const money = page.format.money;
  const fields = [
    {
      ...{
        name: 'down',
        label: t('listing.downPayment'),
        value: downPayment / 100,
        min: 0,
        max: price / 100,
      },
      issue: t('price.invalid', { min: money(0), max: money(price) }),
    },
    {
      ...{ name: 'years', label: t('price.years'), value: years },
      ...limits(Math.min(MIN_YEARS, years), Math.max(MAX_YEARS, years), page),
    },
    { name: 'rate', label: t('price.rate'), value: rate, ...limits(0, MAX_RATE, page) },
  ];
  return (
    <fieldset className="mb-6 grid gap-4 noscript:hidden sm:grid-cols-3 print:hidden">
      <legend className="sr-only">{t('price.change')}</legend>
      {fields.map(({ name, label, value, min, max, issue }) => (
        <div key={name}>
          <label className="text-small font-semibold">
            {label}
            <input
              {...{ name, 'data-min': min, 'data-max': max }}
              aria-describedby={`financing-${name}-issue`}
              inputMode={name === 'down' ? 'text' : 'decimal'}
              maxLength={30}
              autoComplete="off"
              defaultValue={value}
              className="input tabular-nums"
            />
          </label>
          <p id={`financing-${name}-issue`} role="alert" className="entry-error" hidden>
            {issue}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

/** The smallest and the largest value of a field, with the message for any other value. */
function limits(min: number, max: number, { t, format }: PageContext) {
  return { min, max, issue: t('price.invalid', { min: format.number(min), max: format.number(max) }) };
}
