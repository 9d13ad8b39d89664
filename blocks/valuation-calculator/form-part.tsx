import type { ReactElement, ReactNode } from 'react';

type FormPartProps = { title: string; help?: string; children: ReactNode };

/** A group of related fields. */
export function FormPart({ title, help, children }: FormPartProps): ReactElement {
  return (
    <fieldset className="min-w-0 border-t border-line-strong pt-5">
      <legend className="float-left w-full text-card font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-5 pt-4">
        {help && <p className="text-label text-text-muted">{help}</p>}
        {children}
      </div>
    </fieldset>
  );
}
