import type { ReactElement } from 'react';
import type { TradeMultiples } from '@/schemas/valuation';
import { FieldFrame, fieldLook } from './field-frame';
import type { FormContext } from './form-context';

type TradeFieldProps = { form: FormContext; multiples: readonly TradeMultiples[]; chosen: string };

/** The trades, each with its multiples, which the script reads from it. */
export function TradeField({ form, multiples, chosen }: TradeFieldProps): ReactElement {
  const { t } = form.page;
  return (
    <FieldFrame form={form} field="trade" label={t('valuation.trade')}>
      <select id={`${form.id}-trade`} name="trade" defaultValue={chosen} className={fieldLook}>
        <option value="">{t('valuation.chooseTrade')}</option>
        {multiples.map(({ slug, industry, low, mid, high, sales }) => (
          <option key={slug} value={slug} data-multiples={[low, mid, high, sales ?? ''].join(' ')}>
            {industry}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
