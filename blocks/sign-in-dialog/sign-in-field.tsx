import type { ReactElement } from 'react';

type SignInFieldProps = { id: string; type: 'email' | 'password'; complete: string; label: string };

export function SignInField({ id, type, complete, label }: SignInFieldProps): ReactElement {
  return (
    <div className="entry">
      <label htmlFor={id} className="entry-label">
        {label}
      </label>
      <input id={id} type={type} name={type} required autoComplete={complete} className="input" />
    </div>
  );
}
