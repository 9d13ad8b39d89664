type QueryValue = string | number | boolean | readonly string[] | null | undefined;
/** The parameters of a query; an array stands for a parameter that is repeated, null and undefined for none. */
export type Query = Readonly<Record<string, QueryValue>>;

/** A query as it is sent, with its `?`; empty without parameters. */
export function formatQuery(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const values = typeof value === 'object' ? value : [String(value)];
    return values.map((one) => [name, one]);
  });
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** A query as the schemas of the calls read it: a repeated parameter is an array. */
export function parseQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values[1] === undefined ? (values[0] ?? '') : values];
    }),
  );
}
