import type { ReactElement, ReactNode } from 'react';

/** A link on its own. `href` is final: pass it through `page.href` first. */
export function TextLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a href={href} className="inline-link tap">
      {children}
    </a>
  );
}
