import type { ReactElement } from 'react';
import { growths } from '@/lib/valuation/figures';
import { mostHours, mostYears } from '@/lib/valuation/read-figures';
import { CountField } from './count-field';
import { FieldFrame } from './field-frame';
import type { FormContext } from './form-context';

/** What moves no figure, and says which end of the range to look at. */
export function OutlookFields({ form }: { form: FormContext }): ReactElement {
  const { t } = form.page;
  return (
    <>
      <FieldFrame form={form} field="growth" label={t('valuation.growth')}>
        <select
          id={`${form.id}-growth`}
          name="growth"
          defaultValue={form.written.get('growth') ?? ''}
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
        <CountField form={form} name="hours" label={t('valuation.hours')} most={mostHours} />
        <CountField form={form} name="lease" label={t('valuation.lease')} most={mostYears} />
      </div>
    </>
  );
}
