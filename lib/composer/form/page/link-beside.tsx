import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { withWayBack } from '../records/form-address';

/** A link that opens beside the composer: what is written here stays where it is. From a form of the CMS a way leads back. */
export function LinkBeside({ href, children }: { href: string; children: ReactNode }): ReactElement {
  // As it is followed: until then somebody may look at the page as another of those it stands for.
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = withWayBack(href);
  };
  return (
    <a
      className="wrap-anywhere text-link underline"
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={follow}
      onAuxClick={follow}
    >
      {children}
    </a>
  );
}
