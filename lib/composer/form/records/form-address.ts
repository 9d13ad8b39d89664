type Asked = {
  collection: string;
  id: string | number;
  /** The field that it opens at. */
  field: string;
  locale: string;
};

/** Where the CMS has the form of a record, with the way back to where somebody is now. */
export const formAddress = ({ collection, id, field, locale }: Asked): string =>
  withWayBack(`/admin/collections/${collection}/${id}?${new URLSearchParams({ locale, field })}`);

/** An address of the CMS with the way back to where somebody is now; any other as it is. */
export function withWayBack(href: string): string {
  if (!href.startsWith('/admin/')) return href;
  const [path, asked] = href.split('?');
  const { pathname, search } = window.location;
  const query = new URLSearchParams(asked);
  query.set('from', pathname + search);
  return `${path}?${query}`;
}
