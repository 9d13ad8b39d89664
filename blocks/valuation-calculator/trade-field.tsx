import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';
import type { OfferedTrade } from './format-valuation';
import { encodeOption } from './trade-option';
import type { ValuationFormContext } from './valuation-form-context';

/** A trade as an option of the select element. */
export type NamedTrade = OfferedTrade & { slug: string; industry: string };

type TradeFieldProps = { form: ValuationFormContext; trades: readonly NamedTrade[]; chosen: string };

/** A select element with the trades. Each option contains the multiples and texts for the script. */
export function TradeField({ form, trades, chosen }: TradeFieldProps): ReactElement {
  const { t } = form.page;
  return (
    <FieldFrame form={form} field="trade" label={t('valuation.trade')}>
      <select id={`${form.id}-trade`} name="trade" defaultValue={chosen} className="input">
        <option value="">{t('valuation.chooseTrade')}</option>
        {trades.map(({ slug, industry, ...trade }, at) => (
          <option key={slug} value={slug} {...encodeOption(trade, trades.slice(0, at))}>
            {industry}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
