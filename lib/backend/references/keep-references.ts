import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { referencesOf } from '@/lib/document/block-references';
import { storedBlockSchema } from '@/schemas/stored-block';
import { executeFor } from '../database/execute-for';

const tables = {
  pages: { live: 'pages', versions: '_pages_v' },
  'website-sections': { live: 'website_sections', versions: '_website_sections_v' },
} as const;
type WithBlocks = keyof typeof tables;

const rowSchema = z.object({ locale: z.string(), is_draft: z.boolean(), blocks: z.unknown() });

/** The collection with the hooks that keep its rows of `content_references`. */
export function withReferences(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (slug !== 'pages' && slug !== 'website-sections') return collection;
  const keep: CollectionAfterChangeHook = async ({ doc, req }) => {
    await keepReferences(slug, doc.id, req);
    return doc;
  };
  const drop: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
    await executeFor(req, deleteRows(slug, Number(id)));
    return doc;
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), keep],
      afterDelete: [...(hooks.afterDelete ?? []), drop],
    },
  };
}

/** Makes the rows of one document anew from what is stored of it. */
export async function keepReferences(collection: WithBlocks, id: number, req: PayloadRequest): Promise<void> {
  const { live, versions } = tables[collection];
  const name = (text: string) => sql.identifier(text);
  const stored = await executeFor(
    req,
    sql`select locales._locale::text as locale, documents._status::text <> 'published' as is_draft, locales.blocks
        from ${name(live)} documents join ${name(`${live}_locales`)} locales on locales._parent_id = documents.id
        where documents.id = ${id}
      union all
      select locales._locale::text, true, locales.version_blocks
        from ${name(versions)} versions
        join ${name(`${versions}_locales`)} locales on locales._parent_id = versions.id
        where versions.parent_id = ${id} and versions.latest and versions.version__status = 'draft'`,
  );
  const rows = z.array(rowSchema).parse(stored).flatMap(readRow);
  await executeFor(req, deleteRows(collection, id));
  if (rows.length === 0) return;
  const values = rows.map(
    ({ locale, is_draft, blockId, kind, record }) =>
      sql`(${collection}, ${id}, ${locale}, ${is_draft}, ${blockId}, ${kind}, ${record})`,
  );
  await executeFor(
    req,
    sql`insert into content_references
      (collection, document_id, locale, is_draft, block_id, kind, record) values ${sql.join(values, sql`, `)}`,
  );
}

function readRow({ locale, is_draft, blocks }: z.infer<typeof rowSchema>) {
  const nodes = Array.isArray(blocks) ? blocks : [];
  const readable = nodes.flatMap((node) => {
    const parsed = storedBlockSchema.safeParse(node);
    return parsed.success ? [parsed.data] : [];
  });
  return referencesOf(readable).map((reference) => ({ locale, is_draft, ...reference }));
}

const deleteRows = (collection: WithBlocks, id: number) =>
  sql`delete from content_references where collection = ${collection} and document_id = ${id}`;
