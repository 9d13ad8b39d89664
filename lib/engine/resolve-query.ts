import type { SourceQuery } from '@/schemas/bindings/source-query';
import { current } from '@/schemas/bindings/subject';
import type { JsonObject } from '@/schemas/json';
import { tryParse } from './try-parse';

/** The keys of a stored query that mean the page's own record, each with its kind. */
export function currentKeys(
  { slugs, about }: SourceQuery,
  stored: JsonObject,
): [key: string, subject: string][] {
  return Object.entries(slugs).filter(
    ([key]) => stored[key] === current || (key === about && stored[key] === undefined),
  );
}

type Resolved<Query> =
  | { status: 'resolved'; query: Query }
  | { status: 'no-subject'; subject: string }
  | { status: 'unusable' };

/**
 * What a source is to read: the stored query with the page's own slugs in the place of `current`. Where the page
 * has no such record a list is not narrowed by it, and a query about one record has nothing to ask.
 */
export function resolveQuery<Query>(
  asked: SourceQuery<string, Query>,
  stored: JsonObject,
  subjects: Readonly<Record<string, string>>,
): Resolved<Query> {
  const query = { ...stored };
  for (const [key, subject] of currentKeys(asked, stored)) {
    const slug = subjects[subject];
    if (slug !== undefined) query[key] = slug;
    else if (key === asked.about) return { status: 'no-subject', subject };
    else delete query[key];
  }
  const parsed = tryParse(asked.schema, query);
  return parsed.ok ? { status: 'resolved', query: parsed.data } : { status: 'unusable' };
}
