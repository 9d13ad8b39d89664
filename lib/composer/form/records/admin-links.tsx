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
