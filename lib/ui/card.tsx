import type { ReactElement, ReactNode } from 'react';

type CardProps = {
  /** Makes the whole card one link. Prefer a `StretchedLink` in the card's heading: its name is shorter. */
  href?: string | undefined;
  children: ReactNode;
};

const look = 'group card';

/** A raised sheet. It has no padding of its own, so that a picture can run to its edges. */
export function Card({ href, children }: CardProps): ReactElement {
  if (!href) return <div className={look}>{children}</div>;
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
