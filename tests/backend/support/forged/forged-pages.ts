import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { SeededRandom } from '../../../support/seeded-random';
import { asSystem } from '../access-cases';
import type { Network } from '../network';
import { createOwn } from '../own-documents';
import { anyStoredText } from './sample-blocks';

/** A document with blocks; `of` is its owner. */
export type ForgedPage = { collection: Composed; id: number; of: 'own' | 'other' | 'network' };
type Composed = 'pages' | 'website-sections';

/** Records of another office that an office editor must not refer to. */
export type Foreign = { media: number; page: number; office: number };

/** Creates the documents whose saves are forged, and the records of another office. */
export async function createForgedPages(
  payload: Payload,
  network: Network,
): Promise<{ pages: ForgedPage[]; foreign: Foreign }> {
  const owners = [
    ...Array.from({ length: 5 }, () => ({ of: 'own' as const, fields: {} })),
    ...[0, 1].map(() => ({ of: 'other' as const, fields: { office: network.other } })),
    { of: 'network' as const, fields: { scope: 'network', office: null } },
  ];
  const pages: ForgedPage[] = [];
  for (const { of, fields } of owners)
    for (const collection of ['pages', 'website-sections'] as const) {
      const route = of === 'network' && collection === 'pages' ? { route: 'customPage' } : {};
      const id = await createOwn(
        { payload, network },
        collection,
        { ...fields, ...route, ...published },
        asSystem,
      );
      pages.push({ collection, id, of });
    }
  const draft = { office: network.other, _status: 'draft' };
  const foreign = {
    media: await createOwn({ payload, network }, 'media', { office: network.other }, asSystem),
    page: await createOwn({ payload, network }, 'pages', draft, asSystem),
    office: network.other,
  };
  return { pages, foreign };
}

const published = { _status: 'published' };
const tables: Readonly<Record<Composed, string>> = { pages: 'pages', 'website-sections': 'website_sections' };
export const languages = ['en-GH', 'en-US'] as const;

const rowSchema = z.object({
  collection: z.enum(['pages', 'website-sections']),
  id: z.coerce.number(),
  holder: z.enum(['document', 'newest']),
  locale: z.enum(languages),
  text: z.string(),
  whole: z.string(),
  owner: z.string(),
  revision: z.coerce.number(),
  status: z.string(),
});
/**
 * One locale of the published document (`document`) or of its newest draft; `whole` is its complete text.
 */
export type LocaleRow = z.infer<typeof rowSchema>;

/** Reads all rows directly from the database. */
export async function readAll({ db }: Payload): Promise<LocaleRow[]> {
  const rows: unknown[] = [];
  for (const [collection, table] of Object.entries(tables)) {
    const [name, locales, versions, versionLocales] = [
      table,
      `${table}_locales`,
      `_${table}_v`,
      `_${table}_v_locales`,
    ];
    const found = await db.drizzle.execute(
      sql`select ${collection} as collection, d.id, 'document' as holder, l._locale as locale, l.blocks::text as text,
          md5(row(d.*)::text || row(l.*)::text) as whole, d.revision, d._status::text as status,
          concat(d.scope, ' ', d.office_id) as owner
        from ${sql.identifier(name)} d join ${sql.identifier(locales)} l on l._parent_id = d.id where l.blocks is not null
        union all
        select ${collection}, v.parent_id, 'newest', l._locale, l.version_blocks::text,
          md5(row(v.*)::text || row(l.*)::text || (select count(*) from ${sql.identifier(versions)} o where o.parent_id = v.parent_id)),
          v.version_revision, v.version__status::text, concat(v.version_scope, ' ', v.version_office_id)
        from ${sql.identifier(versions)} v join ${sql.identifier(versionLocales)} l on l._parent_id = v.id
        where v.latest and l.version_blocks is not null`,
    );
    rows.push(...found.rows);
  }
  const sortedBy = ({ collection, id, locale, holder }: LocaleRow) =>
    `${collection} ${id} ${locale} ${holder}`;
  return z
    .array(rowSchema)
    .parse(rows)
    .sort((one, other) => (sortedBy(one) < sortedBy(other) ? -1 : 1));
}

/** Writes blocks directly to the database: in every locale, published and as a draft. */
export async function resetBlocks(
  { db }: Payload,
  { collection, id }: ForgedPage,
  dice: SeededRandom,
): Promise<void> {
  const table = tables[collection];
  const [locales, versions, versionLocales] = [`${table}_locales`, `_${table}_v`, `_${table}_v_locales`].map(
    (name) => sql.identifier(name),
  );
  const texts = languages.map((locale) => sql`(${anyStoredText(dice)}::json, ${locale}::_locales)`);
  await db.drizzle.execute(
    sql`with stored (blocks, locale) as (values ${sql.join(texts, sql`, `)}), published as (
        insert into ${locales} (blocks, _locale, _parent_id) select blocks, locale, ${id}::integer from stored
        on conflict (_locale, _parent_id) do update set blocks = excluded.blocks)
      insert into ${versionLocales} (version_blocks, _locale, _parent_id)
        select blocks, locale, id from ${versions}, stored where parent_id = ${id} and latest
        on conflict (_locale, _parent_id) do update set version_blocks = excluded.version_blocks`,
  );
}
