import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';

type AdminFormTarget = {
  collection: string;
  id: string | number;
  /** The field to focus. */
  field: string;
  locale: string;
};

/** URL of the CMS form of a record, with the current page as return path. */
export const adminFormUrl = ({ collection, id, field, locale }: AdminFormTarget): string =>
  withReturnPath(`/admin/collections/${collection}/${id}?${new URLSearchParams({ locale, field })}`);

/** Adds the current page as return path to an address of the CMS; returns other addresses unchanged. */
export function withReturnPath(href: string): string {
  if (!href.startsWith('/admin/')) return href;
  const [path, queryText] = href.split('?');
  const { pathname, search } = window.location;
  const query = new URLSearchParams(queryText);
  query.set('from', pathname + search);
  return `${path}?${query}`;
}

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

/** URL of the CMS form that creates a record of a kind. */
export const adminCreateUrl = (kind: ReferenceKind): string =>
  `/admin/collections/${collectionOfKind[kind]}/create`;
