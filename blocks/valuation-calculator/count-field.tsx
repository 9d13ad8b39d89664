import type { ReactElement } from 'react';
import { describedBy, FieldFrame } from './field-frame';
import type { ValuationFormContext } from './valuation-form-context';

type CountFieldProps = { form: ValuationFormContext; name: 'hours' | 'lease'; label: string; max: number };

/** A field for a whole number, such as hours or years. */
export function CountField({ form, name, label, max }: CountFieldProps): ReactElement {
  const { page, submittedValues, invalidFields } = form;
  return (
    <FieldFrame {...{ form, label }} field={name} errorText={page.t('valuation.countIssue', { max })}>
      <input
        id={`${form.id}-${name}`}
        name={name}
        defaultValue={submittedValues.get(name) ?? ''}
        maxLength={3}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={invalidFields.has(name) || undefined}
        aria-describedby={describedBy(form, name, false)}
        className="input tabular-nums"
      />
    </FieldFrame>
  );
}
