import type { ReactElement } from 'react';
import { mostPesewas } from '@/lib/valuation/figures';
import { describedBy, FieldFrame } from './field-frame';
import type { FormContext } from './form-context';

type AmountFieldProps = {
  form: FormContext;
  name: string;
  /** Its place among those of the same name. */
  row?: number;
  label: string;
  isQuiet?: boolean;
  help?: string;
};

/** An amount of money, written as people write it. */
export function AmountField({ form, name, row, label, isQuiet, help }: AmountFieldProps): ReactElement {
  const { page, written, faults } = form;
  const field = row === undefined ? name : `${name}-${row}`;
  const fault = page.t('valuation.amountIssue', { most: page.format.money(mostPesewas) });
  return (
    <FieldFrame {...{ form, field, label, help, fault }} isQuiet={isQuiet ?? false}>
      <input
        id={`${form.id}-${field}`}
        name={name}
        defaultValue={written.getAll(name)[row ?? 0] ?? ''}
        maxLength={30}
        inputMode={name === 'profit' ? 'text' : 'decimal'}
        autoComplete="off"
        aria-invalid={faults.has(field) || undefined}
        aria-describedby={describedBy(form, field, help !== undefined)}
        placeholder={isQuiet ? page.t('valuation.itemAmount') : undefined}
        className="input tabular-nums"
      />
    </FieldFrame>
  );
}
