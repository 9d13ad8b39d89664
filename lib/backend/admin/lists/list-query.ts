type ListQueryParams = Readonly<Record<string, string | string[] | undefined>>;

/** Valid values of `page` and `limit`. */
const positiveInteger = /^[1-9]\d{0,6}$/;
const numericParams = ['page', 'limit'];

const entriesOf = (query: ListQueryParams): [string, string][] =>
  Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((item): [string, string] => [name, item]),
  );

/** The query without invalid values of `page` and `limit`; null when it needs no correction. */
export function correctListQuery(query: ListQueryParams): string | null {
  const entries = entriesOf(query);
  const valid = entries.filter(
    ([name, value]) => !numericParams.includes(name) || positiveInteger.test(value),
  );
  return valid.length === entries.length ? null : `?${new URLSearchParams(valid)}`;
}

/** The query of the same list at another page. */
export function withPage(query: ListQueryParams, page: number): string {
  const params = new URLSearchParams(entriesOf(query));
  params.set('page', String(page));
  return `?${params}`;
}
