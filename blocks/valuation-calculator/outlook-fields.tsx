import type { ReactElement } from 'react';
import { growths } from '@/lib/valuation/figures';
import { MAX_LEASE_YEARS, MAX_WEEKLY_HOURS } from '@/lib/valuation/parse-figures';
import { CountField } from './count-field';
import { FieldFrame } from './field-frame';
import type { ValuationFormContext } from './valuation-form-context';

/** Fields that do not change the figures, but indicate which end of the range applies. */
export function OutlookFields({ form }: { form: ValuationFormContext }): ReactElement {
  const { t } = form.page;
  return (
    <>
      <FieldFrame form={form} field="growth" label={t('valuation.growth')}>
        <select
          id={`${form.id}-growth`}
          name="growth"
          defaultValue={form.submittedValues.get('growth') ?? ''}
          className="input"
        >
          <option value="">{t('valuation.preferNotToSay')}</option>
          {growths.map((growth) => (
            <option key={growth} value={growth}>
              {t(`valuation.${growth}`)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <CountField form={form} name="hours" label={t('valuation.hours')} max={MAX_WEEKLY_HOURS} />
        <CountField form={form} name="lease" label={t('valuation.lease')} max={MAX_LEASE_YEARS} />
      </div>
    </>
  );
}
