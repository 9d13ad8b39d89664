import type { QueryOf, SourceQuery } from '@/schemas/bindings/source-query';
import type { DataContext } from './data-context';

type Definition<Name extends string, Query, Data> = {
  query: SourceQuery<Name, Query>;
  read: (query: Query, context: DataContext) => Promise<Data | null>;
};

/** A source by the name, the query and the data it stands for. */
export type AnySource<Name extends string, Query, Data> = Definition<Name, Query, Data> & {
  /** As `read`, but the same question is asked once for each page that is made. */
  readOnce: (query: Query, context: DataContext) => Promise<Data | null>;
};

/**
 * A source of data: the only place that does I/O. `read` is given the query with the page's own records put
 * in; it answers null when the record it names is gone, and throws when it cannot tell.
 */
export function defineSource<Asked extends SourceQuery, Data>(
  definition: Definition<Asked['source'], QueryOf<Asked>, Data>,
): AnySource<Asked['source'], QueryOf<Asked>, Data> {
  const pages = new WeakMap<DataContext, Map<string, Promise<Data | null>>>();
  const readOnce = (query: QueryOf<Asked>, context: DataContext) => {
    const answers = pages.get(context) ?? new Map<string, Promise<Data | null>>();
    pages.set(context, answers);
    const question = JSON.stringify(query);
    const answer = answers.get(question) ?? definition.read(query, context);
    answers.set(question, answer);
    return answer;
  };
  return { ...definition, readOnce };
}
