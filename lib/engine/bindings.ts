import type { BindingEntry } from '@/schemas/bindings/catalogue';
import type { QueryOf, SourceQuery } from '@/schemas/bindings/source-query';
import type { Json, JsonObject } from '@/schemas/json';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';
import { resolveQuery } from './resolve-query';

/**
 * Where a page stands, as far as data is concerned: what its route and its page record say. One object
 * per page that is made: what was read for it is read once.
 */
export type DataContext = {
  locale: Locale;
  /** The slugs of the records the page is about, by kind. */
  subjects: Readonly<Record<string, string>>;
  /** Names that content may mention in braces, as `{network}`. */
  names: Readonly<Record<string, string>>;
  /** Path of the page without language, as `/locations/greater-accra/osu`. */
  path: string;
};

/**
 * A source of data: the only place that does I/O. `read` is given the query with the page's own records put
 * in; it answers null when the record it names is gone, and throws when it cannot tell. `tags` name what
 * the answer depends on, for renewal.
 */
export type Source<Asked extends SourceQuery, Data> = Reading<Asked['source'], QueryOf<Asked>, Data>;

type Reading<Name extends string, Query, Data> = {
  query: SourceQuery<Name, Query>;
  tags: (query: Query, context: DataContext) => string[];
  read: (query: Query, context: DataContext) => Promise<Data | null>;
};

/** What an adapter supplies to a block: all of its props that the catalogue names, and the contents of slots. */
export type Supply<Supplied extends string = string> = {
  props: Record<Supplied, Json>;
  slots?: Record<string, StoredBlock[]>;
};

/** What came of a stored binding; `unusable` when its query is not one of the source. */
export type SupplyResult =
  | { status: 'supplied'; supply: Supply; tags: string[] }
  | { status: 'gone'; tags: string[] }
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
  source: Reading<NoInfer<Name>, NoInfer<Query>, Data>,
  adapter: (data: Data, context: DataContext) => Supply<Given>,
): Binding {
  return {
    entry,
    supply: async (stored, context) => {
      const resolved = resolveQuery(entry.query, stored, context.subjects);
      if (resolved.status !== 'resolved') return resolved;
      const tags = source.tags(resolved.query, context);
      const data = await source.read(resolved.query, context);
      return data === null
        ? { status: 'gone', tags }
        : { status: 'supplied', supply: adapter(data, context), tags };
    },
  };
}
