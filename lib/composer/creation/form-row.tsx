import { type ReactElement, type ReactNode, useId } from 'react';

type Input = { id: string; 'aria-describedby': string; 'aria-invalid': boolean; className: string };

/** A field with its words, and what is wrong with it. */
export function FormRow({
  label,
  help,
  fault,
  children,
}: {
  label: string;
  help?: string | undefined;
  fault?: string | undefined;
  children: (input: Input) => ReactNode;
}): ReactElement {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': about,
        'aria-invalid': fault !== undefined,
        className: 'field',
      })}
      <div id={about} className="mt-1 text-label" aria-live="polite">
        {help && <p className="wrap-anywhere text-text-muted">{help}</p>}
        {fault && <p className="text-negative">{fault}</p>}
      </div>
    </div>
  );
}
