import type { ReactElement } from 'react';

/** An e-mail address that wraps before its domain, and elsewhere only when necessary. */
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
