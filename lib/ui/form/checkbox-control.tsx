import type { ReactElement, ReactNode } from 'react';
import { FieldError } from './field-frame';

type CheckboxControlProps = { id: string; name: string; required?: boolean; children: ReactNode };

/** A checkbox with a label, never preselected. */
export function CheckboxControl({
  id,
  name,
  required = false,
  children,
}: CheckboxControlProps): ReactElement {
  return (
    <div data-field={name} className="flex flex-col gap-1.5">
      <label className="flex gap-3 text-small">
        <input
          id={id}
          type="checkbox"
          name={name}
          required={required}
          className="size-6 shrink-0 accent-action"
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} />
    </div>
  );
}
