import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { referencesOf } from '@/lib/document/block-references';
import { referenceKinds } from '@/schemas/reference';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

/** One use of a record: in which language (null: in all), in which block or at which entry. */
export type StoredUse = {
  locale: string | null;
  isDraft: boolean;
  place: string;
  kind: string;
  record: string;
};

/** The uses of a document as its stored rows have them, by collection. */
export const readUses = {
  pages: (id, req) => readBlockUses('pages', id, req),
  'website-sections': (id, req) => readBlockUses('website-sections', id, req),
  menus: readMenuUses,
} as const satisfies Record<string, (id: number, req: PayloadRequest) => Promise<StoredUse[]>>;

const blocksSchema = z.object({ locale: z.string(), isDraft: z.boolean(), blocks: z.unknown() });
const name = (text: string) => sql.identifier(text);

async function readBlockUses(collection: string, id: number, req: PayloadRequest): Promise<StoredUse[]> {
  const { documents, locales, versions, versionLocales } = tablesOf(collection);
  const stored = await executeFor(
    req,
    sql`select locales._locale::text as locale, documents._status::text <> 'published' as "isDraft", locales.blocks
        from ${name(documents)} documents join ${name(locales)} locales on locales._parent_id = documents.id
        where documents.id = ${id}
      union all
      select locales._locale::text, true, locales.version_blocks
        from ${name(versions)} versions
        join ${name(versionLocales)} locales on locales._parent_id = versions.id
        where versions.parent_id = ${id} and versions.latest and versions.version__status = 'draft'`,
  );
  return z.array(blocksSchema).parse(stored).flatMap(usesInBlocks);
}

function usesInBlocks({ locale, isDraft, blocks }: z.infer<typeof blocksSchema>): StoredUse[] {
  const nodes = Array.isArray(blocks) ? blocks : [];
  return referencesOf(nodes).map(({ blockId, ...used }) => ({ locale, isDraft, place: blockId, ...used }));
}

const entrySchema = z.object({ place: z.string(), kind: z.string(), record: z.string() });
const linkedKinds = referenceKinds.filter((kind) => kind !== 'media');

/** Entries of both levels; each kind of record has a column of its own. */
async function readMenuUses(id: number, req: PayloadRequest): Promise<StoredUse[]> {
  const ofKind = (kind: string): SQL =>
    sql`select entries.id as place, ${kind} as kind, entries.${name(`${kind}_id`)}::text as record
      from menus_items entries where entries._parent_id = ${id} and entries.${name(`${kind}_id`)} is not null
      union all
      select entries.id, ${kind}, entries.${name(`${kind}_id`)}::text
      from menus_items_children entries join menus_items above on above.id = entries._parent_id
      where above._parent_id = ${id} and entries.${name(`${kind}_id`)} is not null`;
  const rows = await executeFor(req, sql.join(linkedKinds.map(ofKind), sql` union all `));
  return z
    .array(entrySchema)
    .parse(rows)
    .map((entry) => ({ locale: null, isDraft: false, ...entry }));
}
