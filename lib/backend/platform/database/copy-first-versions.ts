import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';

/** Runs SQL in the transaction of a migration. */
type RunSql = (query: ReturnType<typeof sql.raw>) => Promise<{ rows: unknown[] }>;

/** A child table of documents, the corresponding child table of versions, and its parent table. */
type PartTables = { from: string; to: string; parent: string; parentKey: 'parent_id' | '_uuid' };

const versions = { listings: '_listings_v', menus: '_menus_v', offices: '_offices_v', people: '_people_v' };
const ofDocument = (from: string, to: string, parent: string): PartTables => ({
  from,
  to,
  parent,
  parentKey: 'parent_id',
});
const ofPart = (from: string, to: string, parent: string): PartTables => ({
  from,
  to,
  parent,
  parentKey: '_uuid',
});

/** Parents come before their children. */
const partTables: readonly PartTables[] = [
  ofDocument('listings_rels', '_listings_v_rels', '_listings_v'),
  ofDocument('people_texts', '_people_v_texts', '_people_v'),
  ofDocument('offices_texts', '_offices_v_texts', '_offices_v'),
  ofDocument('offices_rels', '_offices_v_rels', '_offices_v'),
  ofDocument('offices_tribe_types', '_offices_v_version_tribe_types', '_offices_v'),
  ofDocument('offices_contents', '_offices_v_version_contents', '_offices_v'),
  ofDocument('office_hours', '_office_hours_v', '_offices_v'),
  ofDocument('offices_telephone_url_triggers', '_offices_v_version_telephone_url_triggers', '_offices_v'),
  ofDocument('menus_items', '_menus_v_version_items', '_menus_v'),
  ofPart('menus_items_locales', '_menus_v_version_items_locales', '_menus_v_version_items'),
  ofPart('menus_items_children', '_menus_v_version_items_children', '_menus_v_version_items'),
  ofPart(
    'menus_items_children_locales',
    '_menus_v_version_items_children_locales',
    '_menus_v_version_items_children',
  ),
];

/**
 * Creates the first version of each office, person, listing and menu from its row, as Payload would have.
 */
export async function copyFirstVersions(run: RunSql): Promise<void> {
  for (const [from, to] of Object.entries(versions)) await copyDocuments(from, to, run);
  for (const tables of partTables) await copyParts(tables, run);
}

async function copyDocuments(from: string, to: string, run: RunSql): Promise<void> {
  const columns = (await columnsOf(to, run)).filter(({ name }) => name.startsWith('version_'));
  const values = columns.map(({ name, cast }) => `"${name.slice('version_'.length)}"${cast}`);
  await run(
    sql.raw(`insert into "${to}" (parent_id, latest, created_at, updated_at, ${quoteColumns(columns)})
      select id, true, updated_at, updated_at, ${values.join(', ')} from "${from}"`),
  );
}

async function copyParts(
  { from, to, parent: parentTable, parentKey }: PartTables,
  run: RunSql,
): Promise<void> {
  const columns = (await columnsOf(to, run)).filter(({ name }) => name !== 'id');
  const values = columns.map(({ name, cast }) => {
    if (name === 'parent_id' || name === '_parent_id') return 'parent.id';
    if (name === '_uuid') return 'part.id';
    return name === 'path' ? `'version.' || part.path` : `part."${name}"${cast}`;
  });
  const parentColumn = columns.find(({ name }) => name === 'parent_id' || name === '_parent_id')?.name;
  await run(
    sql.raw(`insert into "${to}" (${quoteColumns(columns)})
      select ${values.join(', ')} from "${from}" part join "${parentTable}" parent on parent.${parentKey} = part.${parentColumn}`),
  );
}

const columnSchema = z.array(z.object({ name: z.string(), type: z.string(), kind: z.string() }));

type CastColumn = { name: string; cast: string };

/**
 * Columns of a table, with the cast from the document's type to the version's: each has its own enum type.
 */
async function columnsOf(table: string, run: RunSql): Promise<CastColumn[]> {
  const { rows } = await run(
    sql.raw(`select column_name::text as name, udt_name::text as type, data_type::text as kind
      from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`),
  );
  return columnSchema
    .parse(rows)
    .map(({ name, type, kind }) => ({ name, cast: kind === 'USER-DEFINED' ? `::text::"${type}"` : '' }));
}

const quoteColumns = (columns: readonly CastColumn[]): string =>
  columns.map(({ name }) => `"${name}"`).join(', ');
