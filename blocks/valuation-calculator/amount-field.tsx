import type { ReactElement } from 'react';
import { MAX_PESEWAS } from '@/lib/valuation/figures';
import { describedBy, FieldFrame } from './field-frame';
import type { ValuationFormContext } from './valuation-form-context';

type AmountFieldProps = {
  form: ValuationFormContext;
  name: string;
  /** The index among fields with the same name. */
  row?: number;
  label: string;
  isQuiet?: boolean;
  help?: string;
};

/** A field for an amount of money, in any common notation. */
export function AmountField({ form, name, row, label, isQuiet, help }: AmountFieldProps): ReactElement {
  const { page, submittedValues, invalidFields } = form;
  const field = row === undefined ? name : `${name}-${row}`;
  const errorText = page.t('valuation.amountIssue', { max: page.format.money(MAX_PESEWAS) });
  return (
    <FieldFrame {...{ form, field, label, help, errorText }} isQuiet={isQuiet ?? false}>
      <input
        id={`${form.id}-${field}`}
        name={name}
        defaultValue={submittedValues.getAll(name)[row ?? 0] ?? ''}
        maxLength={30}
        inputMode={name === 'profit' ? 'text' : 'decimal'}
        autoComplete="off"
        aria-invalid={invalidFields.has(field) || undefined}
        aria-describedby={describedBy(form, field, help !== undefined)}
        placeholder={isQuiet ? page.t('valuation.itemAmount') : undefined}
        className="input tabular-nums"
      />
    </FieldFrame>
  );
}
