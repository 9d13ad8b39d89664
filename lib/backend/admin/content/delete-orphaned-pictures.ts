import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';

/** The tables of a collection's `contents` rows and of their pictures. */
type ContentsTables = { rows: string; pictures: string; isLocalised: boolean };

const documentTables = {
  pages: liveTables('pages'),
  'website-sections': liveTables('website-sections'),
  offices: { ...liveTables('offices'), isLocalised: false },
} as const satisfies Record<string, ContentsTables>;

const versionTablesByCollection: Readonly<
  Record<keyof typeof documentTables, ContentsTables & { documents: string }>
> = {
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

export const hasContents = (slug: string): slug is keyof typeof documentTables => slug in documentTables;

/**
 * Deletes the pictures of deleted `contents` rows. Payload stores pictures by the index of their row: they
 * would still count as used, and appear in the next row with that index.
 */
export const deleteOrphanedPictures: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  if (!hasContents(slug)) return doc;
  await executeSql(req, deleteOrphans(documentTables[slug], sql`= ${doc.id}`));
  const version = versionTablesByCollection[slug];
  const latest = sql`in (select id from ${sql.identifier(version.documents)} where parent_id = ${doc.id} and latest)`;
  await executeSql(req, deleteOrphans(version, latest));
  return doc;
};

function deleteOrphans({ rows, pictures, isLocalised }: ContentsTables, documents: ReturnType<typeof sql>) {
  const sameLocale = isLocalised ? sql`and existing._locale = pictures.locale` : sql``;
  return sql`delete from ${sql.identifier(pictures)} pictures
    where pictures.parent_id ${documents} and pictures.path ~ '(^|\\.)contents\\.\\d+\\.media$'
      and not exists (
        select 1 from ${sql.identifier(rows)} existing
        where existing._parent_id = pictures.parent_id ${sameLocale}
          and existing._order = substring(pictures.path from 'contents\\.(\\d+)\\.')::int + 1)`;
}
