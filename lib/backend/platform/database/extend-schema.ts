import type { PostgresAdapterArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { index, json, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { listingIndexes } from './listing-indexes';
import {
  addressCheck,
  consentCheck,
  listingOwnerCheck,
  ownedTables,
  ownerCheck,
  pageOwnerCheck,
  targetCheck,
} from './table-checks';

/** A hook of Payload's schema generation. */
export type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number];

const blockColumns = [
  ['pages_locales', 'blocks'],
  ['website_sections_locales', 'blocks'],
  ['_pages_v_locales', 'version_blocks'],
  ['_website_sections_v_locales', 'version_blocks'],
] as const;

/**
 * Schema details that Payload's fields cannot express: blocks as `json` (not `jsonb`, so that they are
 * stored byte for byte), a spatial index of offices, unique addresses of pages, owner checks.
 */
export const extendSchema: SchemaHook = ({ schema, extendTable }) => {
  const getTable = (name: string) => {
    const table = schema.tables[name];
    if (!table) throw new Error(`Payload created no table ${name}`);
    return table;
  };
  for (const [name, column] of blockColumns) {
    extendTable({ table: getTable(name), columns: { [column]: json(column) } });
  }
  extendTable({
    table: getTable('offices'),
    extraConfig: () => ({
      offices_location: index('offices_location').using(
        'gist',
        sql`point(longitude::float8, latitude::float8)`,
      ),
    }),
  });
  extendTable({
    table: getTable('pages'),
    extraConfig: () => ({
      pages_unique_address: uniqueIndex('pages_unique_address')
        .on(
          sql`route`,
          sql`coalesce(slug, '')`,
          sql`coalesce(template_slug, '')`,
          sql`scope`,
          sql`coalesce(office_id, 0)`,
          sql`coalesce(agent_id, 0)`,
        )
        .where(sql`_status = 'published'`),
      ...pageOwnerCheck(),
      ...addressCheck(),
    }),
  });
  extendTable({
    table: getTable('listings'),
    extraConfig: () => ({ ...listingIndexes(), ...listingOwnerCheck() }),
  });
  for (const name of ownedTables) extendTable({ table: getTable(name), extraConfig: () => ownerCheck(name) });
  extendTable({ table: getTable('sale_stories'), extraConfig: consentCheck });
  for (const name of ['website_sections', 'menus'])
    extendTable({ table: getTable(name), extraConfig: () => uniqueNameIndex(name) });
  for (const name of ['menus_items', 'menus_items_children'])
    extendTable({ table: getTable(name), extraConfig: () => targetCheck(name) });
  return schema;
};

/** Published documents of one owner have different names. */
function uniqueNameIndex(table: string) {
  const name = `${table}_unique_name`;
  const index = uniqueIndex(name)
    .on(sql`name`, sql`scope`, sql`coalesce(office_id, 0)`)
    .where(sql`_status = 'published'`);
  return { [name]: index };
}
