import type { ReactElement } from 'react';
import { currencyOf } from '@/lib/i18n/currency';
import { AmountField } from './amount-field';
import { FormPart } from './form-part';
import { ItemFields } from './item-fields';
import { OutlookFields } from './outlook-fields';
import { type NamedTrade, TradeField } from './trade-field';
import type { ValuationFormContext } from './valuation-form-context';

type ValuationFormProps = { form: ValuationFormContext; trades: readonly NamedTrade[]; chosen: string };

/**
 * Without JavaScript the form is submitted to its own page, which then displays the answer
 * (`lib/routes/query-variant.ts`).
 */
export function ValuationForm({ form, trades, chosen }: ValuationFormProps): ReactElement {
  const { t } = form.page;
  const amount = (name: 'sales' | 'interest' | 'depreciation' | 'stock') => (
    <AmountField form={form} name={name} label={t(`valuation.${name}`)} />
  );
  const explained = (name: 'profit' | 'pay' | 'equipment', help: string) => (
    <AmountField {...{ form, name, help }} label={t(`valuation.${name}`)} />
  );
  return (
    <form method="get" action={`#${form.id}-answer`} className="flex flex-col gap-8">
      <input type="hidden" name="estimate" value={form.id} />
      <FormPart
        title={t('valuation.business')}
        help={t('valuation.amounts', { currency: currencyOf().sign })}
      >
        <TradeField {...{ form, trades, chosen }} />
        {amount('sales')}
      </FormPart>
      <FormPart title={t('valuation.earns')}>
        {explained('profit', t('valuation.profitHelp'))}
        {explained('pay', t('valuation.payHelp'))}
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {amount('interest')}
          {amount('depreciation')}
        </div>
      </FormPart>
      <ItemFields form={form} list="oneOffs" />
      <ItemFields form={form} list="personal" />
      <FormPart title={t('valuation.owns')}>
        {amount('stock')}
        {explained('equipment', t('valuation.equipmentHelp'))}
        <label className="flex min-h-11 items-center gap-3 text-small">
          <input
            type="checkbox"
            name="property"
            defaultChecked={form.submittedValues.has('property')}
            className="size-5 shrink-0 accent-action"
          />
          {t('valuation.property')}
        </label>
      </FormPart>
      <FormPart title={t('valuation.outlook')}>
        <OutlookFields form={form} />
      </FormPart>
      <button type="submit" className="button button-primary self-start print:hidden">
        {t('valuation.submit')}
      </button>
    </form>
  );
}
