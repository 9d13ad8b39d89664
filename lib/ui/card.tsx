import type { ReactElement, ReactNode } from 'react';

type CardProps = {
  /**
   * Makes the full card one link. Prefer a `StretchedLink` in the card's heading, which has a shorter
   * accessible name.
   */
  href?: string | undefined;
  children: ReactNode;
};

const cardClass = 'group card';

/** A card without padding, so that a picture can extend to its edges. */
export function Card({ href, children }: CardProps): ReactElement {
  if (!href) return <div className={cardClass}>{children}</div>;
  return (
    <a href={href} className={cardClass}>
      {children}
    </a>
  );
}
