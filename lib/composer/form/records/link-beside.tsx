import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { withReturnPath } from './admin-links';

/** `isButton` renders the link as a button, for a main action. */
type NewTabLinkProps = { href: string; isButton?: boolean; children: ReactNode };

/**
 * Link that opens in a new tab, so that the state of the composer is preserved. Forms of the CMS get a link
 * back to the page.
 */
export function NewTabLink({ href, isButton = false, children }: NewTabLinkProps): ReactElement {
  // Computed when the link is followed, because the preview context in the URL can change until then.
  const addReturnPath = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = withReturnPath(href);
  };
  return (
    <a
      className={isButton ? 'pane-button border border-line-strong' : 'wrap-anywhere text-link underline'}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={addReturnPath}
      onAuxClick={addReturnPath}
    >
      {children}
    </a>
  );
}
