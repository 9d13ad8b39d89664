import type { ReactElement, ReactNode } from 'react';
import { FieldFault } from './field-frame';

type BoxControlProps = { id: string; name: string; required?: boolean; children: ReactNode };

/** A box to tick, never ticked before somebody does, with what is agreed to beside it. */
export function BoxControl({ id, name, required = false, children }: BoxControlProps): ReactElement {
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
      <FieldFault id={id} />
    </div>
  );
}
