import type { BindingEntry } from '@/schemas/bindings/catalogue';
import type { SourceQuery } from '@/schemas/bindings/source-query';
import type { Json, JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { DataContext } from './data-context';
import type { AnySource } from './define-source';
import { nameRecords } from './name-records';
import { resolveQuery } from './resolve-query';

/** What an adapter supplies to a block: all of its props that the catalogue names, and the contents of slots. */
export type Supply<Supplied extends string = string> = {
  props: Record<Supplied, Json>;
  slots?: Record<string, StoredBlock[]>;
};

/** What came of a stored binding; `unusable` when its query is not one of the source. */
export type SupplyResult =
  | { status: 'supplied'; supply: Supply }
  | { status: 'gone' }
  | { status: 'no-subject'; subject: string }
  | { status: 'unusable' };

/** One source → block pair, closed over its types. */
export type Binding = {
  entry: BindingEntry;
  supply: (query: JsonObject, context: DataContext) => Promise<SupplyResult>;
};

/** Anything when two lists of names are the same, nothing when they are not. */
type Same<One extends string, Other extends string> = [One] extends [Other]
  ? [Other] extends [One]
    ? unknown
    : never
  : never;

/**
 * Joins a pair of the catalogue, its source and its adapter. The compiler checks that the source answers that
 * query, that the adapter takes what the source gives, and that it supplies just the props the pair names.
 */
export function bind<Name extends string, Query, Supplied extends string, Given extends string, Data>(
  entry: BindingEntry<SourceQuery<Name, Query>, Supplied> & Same<Given, Supplied>,
  source: AnySource<NoInfer<Name>, NoInfer<Query>, Data>,
  adapter: (data: Data, context: DataContext) => Supply<Given>,
): Binding {
  return {
    entry,
    supply: async (stored, context) => {
      const named = await nameRecords(stored, context);
      if (named === null) return { status: 'gone' };
      const resolved = resolveQuery(entry.query, named, context.subjects);
      if (resolved.status !== 'resolved') return resolved;
      const data = await source.readOnce(resolved.query, context);
      return data === null ? { status: 'gone' } : { status: 'supplied', supply: adapter(data, context) };
    },
  };
}
