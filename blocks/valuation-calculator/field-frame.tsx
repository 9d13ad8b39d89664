import type { ReactElement, ReactNode } from 'react';
import type { FormContext } from './form-context';

type FieldFrameProps = {
  form: FormContext;
  /** By which a fault of the field is known. */
  field: string;
  label: string;
  /** The label is said, and not seen. */
  isQuiet?: boolean;
  help?: string | undefined;
  fault?: string | undefined;
  children: ReactNode;
};

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function FieldFrame({
  form,
  field,
  label,
  isQuiet,
  help,
  fault,
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
      {fault && (
        <p id={`${id}-fault`} data-fault={field} hidden={!form.faults.has(field)} className="entry-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

/** What says to those who hear it which words belong to the field. */
export const describedBy = (form: FormContext, field: string, hasHelp: boolean): string =>
  `${hasHelp ? `${form.id}-${field}-help ` : ''}${form.id}-${field}-fault`;
