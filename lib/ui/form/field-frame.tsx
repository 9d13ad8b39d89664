import type { ReactElement, ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  /** The name under which the field is submitted. */
  name: string;
  label: string;
  /** The note after the label, such as that the field is optional. */
  optional?: string | undefined;
  children: ReactNode;
};

/** The label of a field, its control, and an empty error message, which `lib/forms/live` fills. */
export function FieldFrame({ id, name, label, optional, children }: FieldFrameProps): ReactElement {
  return (
    <div data-field={name} className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
        {optional && <span className="font-normal text-text-muted"> ({optional})</span>}
      </label>
      {children}
      <FieldError id={id} />
    </div>
  );
}

/** The error message: text, not only a colour. */
export function FieldError({ id }: { id: string }): ReactElement {
  return <p id={`${id}-error`} data-error="" hidden className="entry-error" />;
}
