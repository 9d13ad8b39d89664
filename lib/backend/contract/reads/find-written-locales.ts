import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { type Locale, localeSchema } from '@/schemas/locale';

const row = z.object({ id: z.number(), locales: z.array(localeSchema) });

/** What makes a document of a collection written in a language: these texts, beside its title. */
const mainTexts = { pages: 'blocks', posts: 'body' } as const;

/**
 * The languages each of these documents is written in. They were found before: whoever asks reads their title and main text of
 * them, which is what the answer depends on.
 */
export async function findWrittenLocales(
  { payload, waves }: Reading,
  collection: keyof typeof mainTexts,
  ids: readonly number[],
): Promise<Locale[][]> {
  const table = sql.identifier(`${collection}_locales`);
  const text = sql.identifier(mainTexts[collection]);
  const query = sql`select _parent_id as id, json_agg(_locale order by _locale) as locales from ${table}
    where _parent_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) and title is not null and ${text} is not null group by _parent_id`;
  const { rows } = await waves.run(async () => payload.db.drizzle.execute(query));
  const found = new Map(
    z
      .array(row)
      .parse(rows)
      .map(({ id, locales }) => [id, locales]),
  );
  return ids.map((id) => found.get(id) ?? []);
}
