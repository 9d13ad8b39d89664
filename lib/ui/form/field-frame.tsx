import type { ReactElement, ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  /** Under which the field is sent. */
  name: string;
  label: string;
  /** Said after the label of a field that may be left empty. */
  optional?: string | undefined;
  children: ReactNode;
};

/** A field's label, its control, and room for what is wrong with it, which `lib/forms/live` fills. */
export function FieldFrame({ id, name, label, optional, children }: FieldFrameProps): ReactElement {
  return (
    <div data-field={name} className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
        {optional && <span className="font-normal text-text-muted"> ({optional})</span>}
      </label>
      {children}
      <FieldFault id={id} />
    </div>
  );
}

/** Told by the text, not by a colour alone. */
export function FieldFault({ id }: { id: string }): ReactElement {
  return <p id={`${id}-fault`} data-fault="" hidden className="entry-fault" />;
}
