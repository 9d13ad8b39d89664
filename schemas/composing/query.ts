import type { CallDefinition } from './call-definition';

type QueryValue = string | number | boolean | readonly string[] | null | undefined;
/** Query parameters; an array repeats the parameter, null and undefined omit it. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Formats a query string including `?`; empty without parameters. */
export function formatQuery(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const values = typeof value === 'object' ? value : [String(value)];
    return values.map((item) => [name, item]);
  });
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** Parses a query for the schemas of calls: a repeated parameter becomes an array. */
export function parseQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values[1] === undefined ? (values[0] ?? '') : values];
    }),
  );
}

/** Describes the parameters that the query schema of a call does not have; null without such parameters. */
export function findUnknownParameters(
  { query: schema }: Pick<CallDefinition, 'query'>,
  query: ReturnType<typeof parseQuery>,
): string | null {
  const issues = schema?.safeParse(query).error?.issues ?? [];
  const names = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  return names.length > 0 ? `Remove ${names.join(', ')}: the call has no such parameter` : null;
}
