type Asked = {
  collection: string;
  id: string | number;
  /** The field that it opens at. */
  field: string;
  locale: string;
};

/** Where the CMS has the form of a record, with the way back to where somebody is now. */
export function formAddress({ collection, id, field, locale }: Asked): string {
  const { pathname, search } = window.location;
  return `/admin/collections/${collection}/${id}?${new URLSearchParams({ locale, field, from: pathname + search })}`;
}
