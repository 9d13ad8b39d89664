import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

/** The tables of a collection's contents and of the pictures in them. */
type Tables = { rows: string; pictures: string; isLocalised: boolean };

const live = {
  pages: liveTables('pages'),
  'website-sections': liveTables('website-sections'),
  offices: { ...liveTables('offices'), isLocalised: false },
} as const satisfies Record<string, Tables>;

const versions: Readonly<Record<string, Tables & { documents: string }>> = {
  pages: versionTables('pages'),
  'website-sections': versionTables('website-sections'),
  offices: { ...versionTables('offices'), isLocalised: false },
};

function liveTables(collection: string) {
  const { documents } = tablesOf(collection);
  return { rows: `${documents}_contents`, pictures: `${documents}_rels`, isLocalised: true };
}

function versionTables(collection: string) {
  const { versions: documents } = tablesOf(collection);
  return {
    documents,
    rows: `${documents}_version_contents`,
    pictures: `${documents}_rels`,
    isLocalised: true,
  };
}

const isWithContents = (slug: string): slug is keyof typeof live => slug in live;

/**
 * The collection, without pictures of contents that were taken away: Payload keeps them by the place of their row, where
 * they would go on counting as used and stand in the next row that comes there.
 */
export function withoutLostPictures(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isWithContents(slug)) return collection;
  const drop: CollectionAfterChangeHook = async ({ doc, req }) => {
    await executeFor(req, dropRows(live[slug], sql`= ${doc.id}`));
    const version = versions[slug];
    if (!version) return doc;
    const newest = sql`in (select id from ${sql.identifier(version.documents)} where parent_id = ${doc.id} and latest)`;
    await executeFor(req, dropRows(version, newest));
    return doc;
  };
  return { ...collection, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), drop] } };
}

function dropRows({ rows, pictures, isLocalised }: Tables, documents: ReturnType<typeof sql>) {
  const sameLanguage = isLocalised ? sql`and kept._locale = pictures.locale` : sql``;
  return sql`delete from ${sql.identifier(pictures)} pictures
    where pictures.parent_id ${documents} and pictures.path ~ '(^|\\.)contents\\.\\d+\\.media$'
      and not exists (
        select 1 from ${sql.identifier(rows)} kept
        where kept._parent_id = pictures.parent_id ${sameLanguage}
          and kept._order = substring(pictures.path from 'contents\\.(\\d+)\\.')::int + 1)`;
}
