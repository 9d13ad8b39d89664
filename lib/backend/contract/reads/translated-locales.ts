import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { type Locale, localeSchema } from '@/schemas/locale';

const localesRow = z.object({ id: z.number(), locales: z.array(localeSchema) });

/** The text column that, together with the title, makes a document count as translated. */
const mainTextColumns = { pages: 'blocks', posts: 'body' } as const;

/**
 * The locales into which each of these documents is translated. No dependency is recorded here: callers have
 * read the title and the main text, on which the result depends.
 */
export async function findTranslatedLocales(
  { payload, scheduler }: ReadContext,
  collection: keyof typeof mainTextColumns,
  ids: readonly number[],
): Promise<Locale[][]> {
  const table = sql.identifier(`${collection}_locales`);
  const textColumn = sql.identifier(mainTextColumns[collection]);
  const query = sql`select _parent_id as id, json_agg(_locale order by _locale) as locales from ${table}
    where _parent_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) and title is not null and ${textColumn} is not null group by _parent_id`;
  const { rows } = await scheduler.run(async () => payload.db.drizzle.execute(query));
  const localesById = new Map(
    z
      .array(localesRow)
      .parse(rows)
      .map(({ id, locales }) => [id, locales]),
  );
  return ids.map((id) => localesById.get(id) ?? []);
}
