import type { ReactElement, ReactNode } from 'react';

/** A link that opens beside the composer: what is written here stays where it is. */
export function LinkBeside({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a className="wrap-anywhere text-link underline" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
