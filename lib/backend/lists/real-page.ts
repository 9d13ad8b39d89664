type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Numbers a list can be asked for. */
const number = /^[1-9]\d{0,6}$/;
const numbers = ['page', 'limit'];

const partsOf = (query: Query): [string, string][] =>
  Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );

/** The query of a screen without a `page` and `limit` that no list can have; null when it may stay as it is. */
export function withRealPage(query: Query): string | null {
  const asked = partsOf(query);
  const real = asked.filter(([name, value]) => !numbers.includes(name) || number.test(value));
  return real.length === asked.length ? null : `?${new URLSearchParams(real)}`;
}

/** The query of a list at another page. */
export function atPage(query: Query, page: number): string {
  const asked = new URLSearchParams(partsOf(query));
  asked.set('page', String(page));
  return `?${asked}`;
}
