import type { ReactElement, ReactNode } from 'react';

/**
 * A card's one link: it sits in the heading, so its name stays short, and reaches over the whole
 * card (the nearest positioned ancestor; `Card` is one). Other links in the card need `relative z-10`, as `raised-link` has.
 */
export function StretchedLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a href={href} className="stretched-link">
      {children}
    </a>
  );
}
