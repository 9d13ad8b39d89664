import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { referenceKinds } from '@/schemas/reference';
import { executeSql } from '../database/request-transaction';
import { tablesOf } from '../database/tables-of';
import { contentFields, findReferencesInField } from './content-fields';

/**
 * One stored reference: its language (null: all languages), and the block, text or entry that contains it
 * (`place`).
 */
export type StoredReference = {
  locale: string | null;
  isDraft: boolean;
  place: string;
  kind: string;
  record: string;
};

type ReadReferences = (id: number, req: PayloadRequest) => Promise<StoredReference[]>;

/** Reads the references of a stored document, by collection. */
export const referenceReaders = {
  pages: readLocalized('pages'),
  'website-sections': readLocalized('website-sections'),
  posts: readLocalized('posts'),
  people: readUnlocalized('people'),
  listings: readUnlocalized('listings'),
  'sale-stories': readUnlocalized('sale-stories'),
  menus: readMenuReferences,
} as const satisfies Record<string, ReadReferences>;

const contentSchema = z.object({
  locale: z.string().nullable(),
  isDraft: z.boolean(),
  content: z.record(z.string(), z.unknown()),
});
const identifier = (text: string) => sql.identifier(text);

/** Localized content: as published, and in the newest draft. */
function readLocalized(collection: keyof typeof contentFields): ReadReferences {
  const { documents, locales, versions, versionLocales } = tablesOf(collection);
  const content = (prefix: string) =>
    contentOf(collection, (field) => sql`locales.${identifier(`${prefix}${field}`)}`);
  return async (id, req) => {
    const stored = await executeSql(
      req,
      sql`select locales._locale::text as locale, documents._status is distinct from 'published' as "isDraft", ${content('')} as content
          from ${identifier(documents)} documents join ${identifier(locales)} locales on locales._parent_id = documents.id
          where documents.id = ${id}
        union all
        select locales._locale::text, true, ${content('version_')}
          from ${identifier(versions)} versions
          join ${identifier(versionLocales)} locales on locales._parent_id = versions.id
          where versions.parent_id = ${id} and versions.latest and versions.version__status = 'draft'`,
    );
    return z.array(contentSchema).parse(stored).flatMap(referencesInContent);
  };
}

/** Formatted text that is the same in all languages. */
function readUnlocalized(collection: keyof typeof contentFields): ReadReferences {
  const { documents, versions } = tablesOf(collection);
  const content = (prefix: string) =>
    contentOf(collection, (field) => sql`${identifier(`${prefix}${field}`)}`);
  return async (id, req) => {
    const stored = await executeSql(
      req,
      sql`select null as locale, _status is distinct from 'published' as "isDraft", ${content('')} as content
          from ${identifier(documents)} where id = ${id}
        union all
        select null, true, ${content('version_')}
          from ${identifier(versions)} where parent_id = ${id} and latest and version__status = 'draft'`,
    );
    return z.array(contentSchema).parse(stored).flatMap(referencesInContent);
  };
}

function contentOf(collection: keyof typeof contentFields, column: (field: string) => SQL): SQL {
  const fields = contentFields[collection].map((field) => sql`${sql.raw(`'${field}'`)}, ${column(field)}`);
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}

function referencesInContent({ locale, isDraft, content }: z.infer<typeof contentSchema>): StoredReference[] {
  return Object.entries(content).flatMap(([field, value]) =>
    findReferencesInField(field, value).map(({ blockId, kind, record }) => ({
      ...{ locale, isDraft, place: blockId, kind, record },
    })),
  );
}

const menuEntrySchema = z.object({
  isDraft: z.boolean(),
  place: z.string(),
  kind: z.string(),
  record: z.string(),
});
const linkedKinds = referenceKinds.filter((kind) => kind !== 'media');

const targetsOf = (table: string): SQL =>
  sql.join(
    linkedKinds.map((kind) => sql`${identifier(table)}.${identifier(`${kind}_id`)}`),
    sql`, `,
  );
const targetOf = (kind: string): SQL => sql`(${sql.raw(`'${kind}'`)}, entries.${identifier(`${kind}_id`)})`;

/**
 * Menu entries of both levels, as published and in the newest draft; each kind of record has its own column.
 */
async function readMenuReferences(id: number, req: PayloadRequest): Promise<StoredReference[]> {
  const rows = await executeSql(
    req,
    sql`with menu as (select id, _status is distinct from 'published' as is_draft from menus where id = ${id}),
      draft as (select id from _menus_v where parent_id = ${id} and latest and version__status = 'draft'),
      entries as (
        select menu.is_draft, item.id as place, ${targetsOf('item')}
          from menu join menus_items item on item._parent_id = menu.id
        union all
        select menu.is_draft, child.id, ${targetsOf('child')}
          from menu join menus_items item on item._parent_id = menu.id
          join menus_items_children child on child._parent_id = item.id
        union all
        select true, item._uuid, ${targetsOf('item')}
          from draft join _menus_v_version_items item on item._parent_id = draft.id
        union all
        select true, child._uuid, ${targetsOf('child')}
          from draft join _menus_v_version_items item on item._parent_id = draft.id
          join _menus_v_version_items_children child on child._parent_id = item.id
      )
      select entries.is_draft as "isDraft", entries.place, target.kind, target.record::text
      from entries cross join lateral (values ${sql.join(linkedKinds.map(targetOf), sql`, `)}) target (kind, record)
      where target.record is not null`,
  );
  return z
    .array(menuEntrySchema)
    .parse(rows)
    .map((entry) => ({ locale: null, ...entry }));
}
