import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';

type CardProps = {
  /** Makes the whole card one link. Prefer a `StretchedLink` in the card's heading: its name is shorter. */
  href?: string | undefined;
  children: ReactNode;
};

const surface =
  'group relative flex h-full min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface-raised text-text';
const lift = 'transition-[box-shadow,border-color] hover:border-line-strong hover:shadow-raised';

/** A raised sheet. It has no padding of its own, so that a picture can run to its edges. */
export function Card({ href, children }: CardProps): ReactElement {
  if (!href)
    return (
      <div
        className={classNames(
          surface,
          'has-[h2_a,h3_a]:transition-[box-shadow,border-color] has-[h2_a:hover,h3_a:hover]:border-line-strong has-[h2_a:hover,h3_a:hover]:shadow-raised',
        )}
      >
        {children}
      </div>
    );
  return (
    <a href={href} className={classNames(surface, lift)}>
      {children}
    </a>
  );
}
