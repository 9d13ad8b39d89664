import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { cutDocument } from '@/lib/document/cut-document';
import type { Binding } from '@/lib/engine/bindings';
import { type Filled, fillBlocks } from '@/lib/engine/fill-blocks';
import { contentLocale } from '@/lib/i18n/locales';
import type { DrawingJob } from '@/lib/publish/check/drawing-job';
import { catalogue } from '@/schemas/bindings/catalogue';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { executeFor } from '../database/execute-for';
import { relationId } from '../relation-id';

type Within = { document: unknown; collection: string; req: PayloadRequest };

const ownedSchema = z.object({ name: z.string().nullish(), office: z.unknown().optional() });

/**
 * The blocks of a document with the shared sections in them, as visitors get them: an office's own before the
 * network's. A section that is being written stands in itself as it is being written.
 */
export async function fillSections(job: DrawingJob, { document, collection, req }: Within): Promise<Filled> {
  const { name: own, office } = ownedSchema.catch({}).parse(document);
  const entry = catalogue.sectionToWebsiteSection;
  const read = new Map<string, Promise<StoredBlock[] | null>>();
  const readOnce = (name: string) => {
    const blocks = read.get(name) ?? readSection(req, name, relationId(office), job.locale);
    read.set(name, blocks);
    return blocks;
  };
  if (collection === 'website-sections' && own) read.set(own, Promise.resolve(job.blocks));
  const section: Binding = {
    entry,
    supply: async (query) => {
      const { data } = entry.query.schema.safeParse(query);
      if (!data) return { status: 'unusable' };
      const content = await readOnce(data.name);
      return content ? { status: 'supplied', supply: { props: {}, slots: { content } } } : { status: 'gone' };
    },
  };
  return fillBlocks(
    job.blocks,
    (source, type) => (source === entry.query.source && type === entry.blockType ? section : undefined),
    { locale: job.locale, subjects: {}, names: {}, path: '/' },
  );
}

async function readSection(
  req: PayloadRequest,
  name: string,
  office: number | null,
  locale: string,
): Promise<StoredBlock[] | null> {
  const rows = await executeFor(
    req,
    sql`select coalesce(l.blocks, '[]'::json) as blocks from website_sections s
        left join website_sections_locales l on l._parent_id = s.id and l._locale::text in (${locale}, ${contentLocale})
        where s.name = ${name} and s._status = 'published' and (s.scope = 'network' or s.office_id = ${office})
        order by s.office_id is null, l.blocks is null, l._locale::text <> ${locale} limit 1`,
  );
  const [row] = z.array(z.object({ blocks: z.array(z.unknown()) })).parse(rows);
  return row ? cutDocument(row.blocks).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []) : null;
}
