import type { ReactElement, ReactNode } from 'react';

/**
 * The one link of a card: it is in the heading, so its accessible name stays short, and covers the full card
 * (the nearest positioned ancestor, such as `Card`). Other links in the card need `relative z-10`, as in
 * `raised-link`.
 */
export function StretchedLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a href={href} className="stretched-link">
      {children}
    </a>
  );
}
