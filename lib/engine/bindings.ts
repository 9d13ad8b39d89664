import type { z } from 'zod';
import type { JsonObject } from '@/schemas/json';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';
import { describeIssue, tryParse } from './try-parse';

/** Where a page stands, as far as data is concerned: what its route and its page record say. */
export type DataContext = {
  locale: Locale;
  office?: string | undefined;
  region?: string | undefined;
  agent?: string | undefined;
  listing?: string | undefined;
  post?: string | undefined;
  /** Names that content may mention as `{office}`, `{region}`, `{agent}`, `{network}`, `{listing}`, `{post}`. */
  names: Readonly<Record<string, string>>;
  /** Path of the page without language, as `/locations/greater-accra/osu`. */
  path: string;
};

/**
 * A source of data: the only place that does I/O. `query` is what an editor may write in a stored
 * binding; `read` answers null when the record it names is gone, and throws when it cannot tell.
 * `tags` name what the answer depends on, for renewal.
 */
export type Source<Name extends string, Query, Data> = {
  name: Name;
  query: z.ZodType<Query>;
  tags: (query: Query, context: DataContext) => string[];
  read: (query: Query, context: DataContext) => Promise<Data | null>;
};

/** What an adapter supplies to a block: props the author left out, and the contents of slots. */
export type Supply = { props: JsonObject; slots?: Record<string, StoredBlock[]> };

/** What becomes of a block whose record is gone: left out, or the whole page answers "not found". */
export type WhenGone = 'hide' | 'not-found';

export type SupplyResult = { supply: Supply | null; tags: string[] };

/** One source → block pair, closed over its types. */
export type Binding = {
  source: string;
  blockType: string;
  /** Depends on the query: the page's own record is missed more than one an author chose. */
  whenGone: (query: JsonObject) => WhenGone;
  /** Why the query of a stored binding cannot be used; null when it can. */
  checkQuery: (query: JsonObject) => string | null;
  supply: (query: JsonObject, context: DataContext) => Promise<SupplyResult>;
};

/** Joins a source and an adapter; the compiler checks that the adapter takes what the source gives. */
export function bind<Query, Data>(
  source: Source<string, Query, Data>,
  blockType: string,
  adapter: (data: Data, context: DataContext) => Supply,
  whenGone: WhenGone | ((query: Query) => WhenGone),
): Binding {
  return {
    source: source.name,
    blockType,
    whenGone: (stored) => (typeof whenGone === 'string' ? whenGone : whenGone(source.query.parse(stored))),
    checkQuery: (query) => {
      const parsed = tryParse(source.query, query);
      return parsed.ok ? null : parsed.issues.map(describeIssue).join('; ');
    },
    supply: async (stored, context) => {
      const query = source.query.parse(stored);
      const data = await source.read(query, context);
      return {
        supply: data === null ? null : adapter(data, context),
        tags: source.tags(query, context),
      };
    },
  };
}
