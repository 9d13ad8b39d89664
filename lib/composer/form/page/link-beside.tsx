import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { withWayBack } from '../records/form-address';

/** `isButton` where it is what somebody came for. */
type LinkBesideProps = { href: string; isButton?: boolean; children: ReactNode };

/** A link that opens beside the composer: what is written here stays where it is. From a form of the CMS a way leads back. */
export function LinkBeside({ href, isButton = false, children }: LinkBesideProps): ReactElement {
  // As it is followed: until then somebody may look at the page as another of those it stands for.
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = withWayBack(href);
  };
  return (
    <a
      className={isButton ? 'pane-button border border-line-strong' : 'wrap-anywhere text-link underline'}
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
