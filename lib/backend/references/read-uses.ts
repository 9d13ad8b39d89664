import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { referenceKinds } from '@/schemas/reference';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { contentFields, usesInField } from './content-fields';

/** One use of a record: in which language (null: in all), in which block, in which text or at which entry. */
export type StoredUse = {
  locale: string | null;
  isDraft: boolean;
  place: string;
  kind: string;
  record: string;
};

type ReadUses = (id: number, req: PayloadRequest) => Promise<StoredUse[]>;

/** The uses of a document as its stored rows have them, by collection. */
export const readUses = {
  pages: inLanguages('pages'),
  'website-sections': inLanguages('website-sections'),
  posts: inLanguages('posts'),
  people: inDocument('people'),
  listings: inDocument('listings'),
  'sale-stories': inDocument('sale-stories'),
  menus: readMenuUses,
} as const satisfies Record<string, ReadUses>;

const contentSchema = z.object({
  locale: z.string().nullable(),
  isDraft: z.boolean(),
  content: z.record(z.string(), z.unknown()),
});
const name = (text: string) => sql.identifier(text);

/** Content in each language: as visitors see it, and in the newest draft. */
function inLanguages(collection: keyof typeof contentFields): ReadUses {
  const { documents, locales, versions, versionLocales } = tablesOf(collection);
  const content = (prefix: string) =>
    contentOf(collection, (field) => sql`locales.${name(`${prefix}${field}`)}`);
  return async (id, req) => {
    const stored = await executeFor(
      req,
      sql`select locales._locale::text as locale, documents._status is distinct from 'published' as "isDraft", ${content('')} as content
          from ${name(documents)} documents join ${name(locales)} locales on locales._parent_id = documents.id
          where documents.id = ${id}
        union all
        select locales._locale::text, true, ${content('version_')}
          from ${name(versions)} versions
          join ${name(versionLocales)} locales on locales._parent_id = versions.id
          where versions.parent_id = ${id} and versions.latest and versions.version__status = 'draft'`,
    );
    return z.array(contentSchema).parse(stored).flatMap(usesInContent);
  };
}

/** A formatted text that is the same in all languages. */
function inDocument(collection: keyof typeof contentFields): ReadUses {
  const { documents, versions } = tablesOf(collection);
  const content = (prefix: string) => contentOf(collection, (field) => sql`${name(`${prefix}${field}`)}`);
  return async (id, req) => {
    const stored = await executeFor(
      req,
      sql`select null as locale, _status is distinct from 'published' as "isDraft", ${content('')} as content
          from ${name(documents)} where id = ${id}
        union all
        select null, true, ${content('version_')}
          from ${name(versions)} where parent_id = ${id} and latest and version__status = 'draft'`,
    );
    return z.array(contentSchema).parse(stored).flatMap(usesInContent);
  };
}

function contentOf(collection: keyof typeof contentFields, column: (field: string) => SQL): SQL {
  const fields = contentFields[collection].map((field) => sql`${sql.raw(`'${field}'`)}, ${column(field)}`);
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}

function usesInContent({ locale, isDraft, content }: z.infer<typeof contentSchema>): StoredUse[] {
  return Object.entries(content).flatMap(([field, value]) =>
    usesInField(field, value).map(({ blockId, kind, record }) => ({
      ...{ locale, isDraft, place: blockId, kind, record },
    })),
  );
}

const entrySchema = z.object({
  isDraft: z.boolean(),
  place: z.string(),
  kind: z.string(),
  record: z.string(),
});
const linkedKinds = referenceKinds.filter((kind) => kind !== 'media');

const targetsOf = (table: string): SQL =>
  sql.join(
    linkedKinds.map((kind) => sql`${name(table)}.${name(`${kind}_id`)}`),
    sql`, `,
  );
const targetOf = (kind: string): SQL => sql`(${sql.raw(`'${kind}'`)}, entries.${name(`${kind}_id`)})`;

/** Entries of both levels, published and in the newest draft; each kind of record has a column of its own. */
async function readMenuUses(id: number, req: PayloadRequest): Promise<StoredUse[]> {
  const rows = await executeFor(
    req,
    sql`with menu as (select id, _status is distinct from 'published' as is_draft from menus where id = ${id}),
      draft as (select id from _menus_v where parent_id = ${id} and latest and version__status = 'draft'),
      entries as (
        select menu.is_draft, above.id as place, ${targetsOf('above')}
          from menu join menus_items above on above._parent_id = menu.id
        union all
        select menu.is_draft, below.id, ${targetsOf('below')}
          from menu join menus_items above on above._parent_id = menu.id
          join menus_items_children below on below._parent_id = above.id
        union all
        select true, above._uuid, ${targetsOf('above')}
          from draft join _menus_v_version_items above on above._parent_id = draft.id
        union all
        select true, below._uuid, ${targetsOf('below')}
          from draft join _menus_v_version_items above on above._parent_id = draft.id
          join _menus_v_version_items_children below on below._parent_id = above.id
      )
      select entries.is_draft as "isDraft", entries.place, target.kind, target.record::text
      from entries cross join lateral (values ${sql.join(linkedKinds.map(targetOf), sql`, `)}) target (kind, record)
      where target.record is not null`,
  );
  return z
    .array(entrySchema)
    .parse(rows)
    .map((entry) => ({ locale: null, ...entry }));
}
