import { type ReactElement, type ReactNode, useId } from 'react';

type FormRowInput = { id: string; 'aria-describedby': string; 'aria-invalid': boolean; className: string };

/** A field with its label, help text and issue. */
export function FormRow({
  label,
  help,
  issue,
  children,
}: {
  label: string;
  help?: string | undefined;
  issue?: string | undefined;
  children: (input: FormRowInput) => ReactNode;
}): ReactElement {
  const id = useId();
  const descriptionId = `${id}-about`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': descriptionId,
        'aria-invalid': issue !== undefined,
        className: 'field',
      })}
      <div id={descriptionId} className="mt-1 text-label" aria-live="polite">
        {help && <p className="wrap-anywhere text-text-muted">{help}</p>}
        {issue && <p className="text-negative">{issue}</p>}
      </div>
    </div>
  );
}
