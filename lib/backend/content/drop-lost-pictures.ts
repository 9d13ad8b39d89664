import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook } from 'payload';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

/** The tables of a collection's contents and of the pictures in them. */
type Tables = { rows: string; pictures: string; isLocalised: boolean };

const live = {
  pages: liveTables('pages'),
  'website-sections': liveTables('website-sections'),
  offices: { ...liveTables('offices'), isLocalised: false },
} as const satisfies Record<string, Tables>;

const versions: Readonly<Record<keyof typeof live, Tables & { documents: string }>> = {
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

export const hasContents = (slug: string): slug is keyof typeof live => slug in live;

/**
 * Deletes the pictures of contents that were removed: Payload stores them by the index of their row, where they would still
 * count as used, and appear in the next row at that index.
 */
export const dropLostPictures: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (!hasContents(slug)) return doc;
  await executeFor(req, dropRows(live[slug], sql`= ${doc.id}`));
  const version = versions[slug];
  const newest = sql`in (select id from ${sql.identifier(version.documents)} where parent_id = ${doc.id} and latest)`;
  await executeFor(req, dropRows(version, newest));
  return doc;
};

function dropRows({ rows, pictures, isLocalised }: Tables, documents: ReturnType<typeof sql>) {
  const sameLanguage = isLocalised ? sql`and kept._locale = pictures.locale` : sql``;
  return sql`delete from ${sql.identifier(pictures)} pictures
    where pictures.parent_id ${documents} and pictures.path ~ '(^|\\.)contents\\.\\d+\\.media$'
      and not exists (
        select 1 from ${sql.identifier(rows)} kept
        where kept._parent_id = pictures.parent_id ${sameLanguage}
          and kept._order = substring(pictures.path from 'contents\\.(\\d+)\\.')::int + 1)`;
}
