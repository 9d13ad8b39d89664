import type { ReactElement } from 'react';

/** An e-mail address that breaks before its domain, and elsewhere only when it must. */
export function EmailText({ email }: { email: string }): ReactElement {
  const at = email.indexOf('@');
  return (
    <span className="wrap-anywhere">
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </span>
  );
}
