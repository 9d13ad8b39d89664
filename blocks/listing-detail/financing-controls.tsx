import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { FinancingExample } from './calculate-financing';

type FinancingControlsProps = { example: FinancingExample; page: PageContext };

const MAX_YEARS = 20;
const MAX_RATE = 100;

/** Fields for the down payment in whole amounts, the years and the interest; hidden without JavaScript. */
export function FinancingControls({ example, page }: FinancingControlsProps): ReactElement {
  const { t } = page;
  const { price, downPayment, months, rate } = example;
  const years = Math.round((months / 12) * 100) / 100;
  const fields = [
    { name: 'down', label: t('listing.downPayment'), value: downPayment / 100, min: 0, max: price / 100 },
    { name: 'years', label: t('price.years'), value: years, min: 0.25, max: MAX_YEARS },
    { name: 'rate', label: t('price.rate'), value: rate, min: 0, max: MAX_RATE },
  ];
  return (
    <fieldset className="mb-6 grid gap-4 noscript:hidden sm:grid-cols-3 print:hidden">
      <legend className="sr-only">{t('price.change')}</legend>
      {fields.map(({ name, label, value, min, max }) => (
        <label key={name} className="text-small font-semibold">
          {label}
          <input
            type="number"
            {...{ name, min, max }}
            step="any"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={value}
            className="input tabular-nums"
          />
        </label>
      ))}
    </fieldset>
  );
}
