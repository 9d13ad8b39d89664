import type { QueryOf, SourceQuery } from '@/schemas/bindings/source-query';
import type { DataContext } from './data-context';

type SourceDefinition<Name extends string, Query, Data> = {
  query: SourceQuery<Name, Query>;
  read: (query: Query, context: DataContext) => Promise<Data | null>;
};

/** A data source by its name, its query and its data. */
export type AnySource<Name extends string, Query, Data> = SourceDefinition<Name, Query, Data> & {
  /** Like `read`, but each query is read once per rendered page. */
  readOnce: (query: Query, context: DataContext) => Promise<Data | null>;
};

/**
 * Defines a data source; only sources do I/O. `read` receives the query with the page's own records
 * resolved; it returns null when the record does not exist, and throws when the source is unavailable.
 */
export function defineSource<Requested extends SourceQuery, Data>(
  definition: SourceDefinition<Requested['source'], QueryOf<Requested>, Data>,
): AnySource<Requested['source'], QueryOf<Requested>, Data> {
  const pages = new WeakMap<DataContext, Map<string, Promise<Data | null>>>();
  const readOnce = (query: QueryOf<Requested>, context: DataContext) => {
    const results = pages.get(context) ?? new Map<string, Promise<Data | null>>();
    pages.set(context, results);
    const queryKey = JSON.stringify(query);
    const result = results.get(queryKey) ?? definition.read(query, context);
    results.set(queryKey, result);
    return result;
  };
  return { ...definition, readOnce };
}
