import type { ReactElement } from 'react';
import { describedBy, FieldFrame } from './field-frame';
import type { FormContext } from './form-context';

type CountFieldProps = { form: FormContext; name: 'hours' | 'lease'; label: string; most: number };

/** A whole number, as hours or years. */
export function CountField({ form, name, label, most }: CountFieldProps): ReactElement {
  const { page, written, faults } = form;
  return (
    <FieldFrame {...{ form, label }} field={name} fault={page.t('valuation.countIssue', { most })}>
      <input
        id={`${form.id}-${name}`}
        name={name}
        defaultValue={written.get(name) ?? ''}
        maxLength={3}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={faults.has(name) || undefined}
        aria-describedby={describedBy(form, name, false)}
        className="input tabular-nums"
      />
    </FieldFrame>
  );
}
