import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';
import type { FormContext } from './form-context';
import type { OfferedTrade } from './told-answer';
import { writeOption } from './trade-option';

/** A trade that can be chosen. */
export type NamedTrade = OfferedTrade & { slug: string; industry: string };

type TradeFieldProps = { form: FormContext; trades: readonly NamedTrade[]; chosen: string };

/** The trades, each with its multiples and words, which the script reads from it. */
export function TradeField({ form, trades, chosen }: TradeFieldProps): ReactElement {
  const { t } = form.page;
  return (
    <FieldFrame form={form} field="trade" label={t('valuation.trade')}>
      <select id={`${form.id}-trade`} name="trade" defaultValue={chosen} className="input">
        <option value="">{t('valuation.chooseTrade')}</option>
        {trades.map(({ slug, industry, ...trade }, at) => (
          <option key={slug} value={slug} {...writeOption(trade, trades.slice(0, at))}>
            {industry}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
