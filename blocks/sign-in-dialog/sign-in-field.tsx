import type { ReactElement } from 'react';

type SignInFieldProps = { id: string; type: 'email' | 'password'; complete: string; label: string };

export function SignInField({ id, type, complete, label }: SignInFieldProps): ReactElement {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
      </label>
      <input
        id={id}
        type={type}
        name={type}
        required
        autoComplete={complete}
        className="min-h-11 rounded-sm border border-line-strong bg-surface px-3"
      />
    </div>
  );
}
