import type { ReactElement, ReactNode } from 'react';
import type { ValuationFormContext } from './valuation-form-context';

type FieldFrameProps = {
  form: ValuationFormContext;
  /** The id of the field in the set of invalid fields. */
  field: string;
  label: string;
  /** Hides the label visually; screen readers still read it. */
  isQuiet?: boolean;
  help?: string | undefined;
  errorText?: string | undefined;
  children: ReactNode;
};

/** A field with its label, help text and error message. */
export function FieldFrame({
  form,
  field,
  label,
  isQuiet,
  help,
  errorText,
  children,
}: FieldFrameProps): ReactElement {
  const id = `${form.id}-${field}`;
  return (
    <div className="entry">
      <label htmlFor={id} className={isQuiet ? 'sr-only' : 'text-small font-semibold'}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-label text-text-muted">
          {help}
        </p>
      )}
      {children}
      {errorText && (
        <p
          id={`${id}-error`}
          data-error={field}
          hidden={!form.invalidFields.has(field)}
          className="entry-error"
        >
          {errorText}
        </p>
      )}
    </div>
  );
}

/** The value of `aria-describedby`: the ids of help text and error message. */
export const describedBy = (form: ValuationFormContext, field: string, hasHelp: boolean): string =>
  `${hasHelp ? `${form.id}-${field}-help ` : ''}${form.id}-${field}-error`;
