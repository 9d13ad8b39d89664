import type { SourceQuery } from '@/schemas/bindings/source-query';
import { current } from '@/schemas/bindings/subject';
import type { JsonObject } from '@/schemas/json';
import { tryParse } from './try-parse';

/** The keys of a stored query that refer to the page's own record, each with its kind. */
export function currentKeys(
  { slugs, about }: SourceQuery,
  stored: JsonObject,
): [key: string, subject: string][] {
  return Object.entries(slugs).filter(
    ([key]) => stored[key] === current || (key === about && stored[key] === undefined),
  );
}

type QueryResolution<Query> =
  | { status: 'resolved'; query: Query }
  | { status: 'no-subject'; subject: string }
  | { status: 'invalid-query' };

/**
 * The query for a source: the stored one with the page's own slugs in place of `current`. Without such a
 * record a list is not filtered by it, and a query for one record has no subject.
 */
export function resolveQuery<Query>(
  sourceQuery: SourceQuery<string, Query>,
  stored: JsonObject,
  subjects: Readonly<Record<string, string>>,
): QueryResolution<Query> {
  const query = { ...stored };
  for (const [key, subject] of currentKeys(sourceQuery, stored)) {
    const slug = subjects[subject];
    if (slug !== undefined) query[key] = slug;
    else if (key === sourceQuery.about) return { status: 'no-subject', subject };
    else delete query[key];
  }
  const parsed = tryParse(sourceQuery.schema, query);
  return parsed.ok ? { status: 'resolved', query: parsed.data } : { status: 'invalid-query' };
}
