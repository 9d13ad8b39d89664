import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { truncateDocument } from '@/lib/document/truncate-document';
import type { Binding } from '@/lib/engine/bindings';
import { type ResolvedBlocks, resolveBindings } from '@/lib/engine/resolve-bindings';
import { contentLocale } from '@/lib/i18n/locales';
import { catalogue } from '@/schemas/bindings/catalogue';
import type { Locale } from '@/schemas/locale';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { relationId } from '../../relation-id';
import { executeSql } from '../database/request-transaction';

type LocalisedBlocks = { locale: Locale; blocks: StoredBlock[] };
type DocumentContext = { document: unknown; collection: string; req: PayloadRequest };

const sectionOwnerSchema = z.object({ name: z.string().nullish(), office: z.unknown().optional() });

/**
 * Resolves the shared sections in the blocks of a document as visitors see them: the office's own section
 * takes precedence over the network's. A section that references itself contains its unsaved blocks.
 */
export async function resolveSections(
  { locale, blocks }: LocalisedBlocks,
  { document, collection, req }: DocumentContext,
): Promise<ResolvedBlocks> {
  const { name: sectionName, office } = sectionOwnerSchema.catch({}).parse(document);
  const entry = catalogue.sectionToWebsiteSection;
  const sectionsByName = new Map<string, Promise<StoredBlock[] | null>>();
  const readCached = (name: string) => {
    const section = sectionsByName.get(name) ?? readSection(req, name, relationId(office), locale);
    sectionsByName.set(name, section);
    return section;
  };
  if (collection === 'website-sections' && sectionName)
    sectionsByName.set(sectionName, Promise.resolve(blocks));
  const section: Binding = {
    entry,
    supply: async (query) => {
      const { data } = entry.query.schema.safeParse(query);
      if (!data) return { status: 'invalid-query' };
      const content = await readCached(data.name);
      return content
        ? { status: 'supplied', supply: { props: {}, slots: { content } } }
        : { status: 'not-found' };
    },
  };
  return resolveBindings(
    blocks,
    (source, type) => (source === entry.query.source && type === entry.blockType ? section : undefined),
    { locale, subjects: {}, names: {}, path: '/' },
  );
}

async function readSection(
  req: PayloadRequest,
  name: string,
  office: number | null,
  locale: string,
): Promise<StoredBlock[] | null> {
  const rows = await executeSql(
    req,
    sql`select coalesce(l.blocks, '[]'::json) as blocks from website_sections s
        left join website_sections_locales l on l._parent_id = s.id and l._locale::text in (${locale}, ${contentLocale})
        where s.name = ${name} and s._status = 'published' and (s.scope = 'network' or s.office_id = ${office})
        order by s.office_id is null, l.blocks is null, l._locale::text <> ${locale} limit 1`,
  );
  const [row] = z.array(z.object({ blocks: z.array(z.unknown()) })).parse(rows);
  return row
    ? truncateDocument(row.blocks).flatMap((node) => storedBlockSchema.safeParse(node).data ?? [])
    : null;
}
