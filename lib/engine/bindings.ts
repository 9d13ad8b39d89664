import type { BindingEntry } from '@/schemas/bindings/catalogue';
import type { SourceQuery } from '@/schemas/bindings/source-query';
import type { Json, JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { DataContext } from './data-context';
import type { AnySource } from './define-source';
import { resolveRecordSlugs } from './record-slugs';
import { resolveQuery } from './resolve-query';

/** What an adapter supplies to a block: all props that the catalogue names, and the contents of slots. */
export type Supply<Supplied extends string = string> = {
  props: Record<Supplied, Json>;
  slots?: Record<string, StoredBlock[]>;
};

/** The result of a stored binding; `invalid-query` when its query is invalid for the source. */
export type SupplyResult =
  | { status: 'supplied'; supply: Supply }
  | { status: 'not-found' }
  | { status: 'no-subject'; subject: string }
  | { status: 'invalid-query' };

/** One source-block pair, closed over its types. */
export type Binding = {
  entry: BindingEntry;
  supply: (query: JsonObject, context: DataContext) => Promise<SupplyResult>;
};

/** `unknown` when two unions of names are equal, otherwise `never`. */
type IsSameName<A extends string, B extends string> = [A] extends [B]
  ? [B] extends [A]
    ? unknown
    : never
  : never;

/**
 * Joins a pair of the catalogue with its source and its adapter. The compiler checks that the source accepts
 * that query, that the adapter accepts the data of the source, and that it supplies exactly the props the
 * pair names.
 */
export function bind<Name extends string, Query, Supplied extends string, Provided extends string, Data>(
  entry: BindingEntry<SourceQuery<Name, Query>, Supplied> & IsSameName<Provided, Supplied>,
  source: AnySource<NoInfer<Name>, NoInfer<Query>, Data>,
  adapter: (data: Data, context: DataContext) => Supply<Provided>,
): Binding {
  return {
    entry,
    supply: async (stored, context) => {
      const resolvedNames = await resolveRecordSlugs(stored, context);
      if (resolvedNames === null) return { status: 'not-found' };
      const resolved = resolveQuery(entry.query, resolvedNames, context.subjects);
      if (resolved.status !== 'resolved') return resolved;
      const data = await source.readOnce(resolved.query, context);
      return data === null ? { status: 'not-found' } : { status: 'supplied', supply: adapter(data, context) };
    },
  };
}
