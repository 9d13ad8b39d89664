import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { openDatabase } from '../../support/open-database';

type Database = ReturnType<typeof openDatabase>;

/** Objects of extensions are not part of the schema. */
const isOwn = (catalog: string, id: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

/** Queries of one text each, by kind of object. The order of columns within a table does not count. */
const definitions = {
  relation: `select concat_ws(' ', c.relkind, c.relpersistence, c.relname, c.reloptions)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S', 'v', 'm') and ${isOwn('pg_class', 'c.oid')}`,
  column: `select concat_ws(' ', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, a.attgenerated, a.attstorage, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  constraint: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), condeferrable, condeferred, convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace`,
  index: `select indexdef from pg_indexes where schemaname = 'public'`,
  enum: `select typname || ': ' || (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid)
    from pg_type where typtype = 'e'`,
  function: `select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace and ${isOwn('pg_proc', 'p.oid')}`,
  trigger: `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  statistics: `select concat_ws(' ', s.stxname, s.stxrelid::regclass, s.stxstattarget, (select string_agg(attname, ', ' order by attname)
      from pg_attribute a where a.attrelid = s.stxrelid and a.attnum = any (s.stxkeys::int2[]))) from pg_statistic_ext s`,
  sequence: `select s.sequencename || ' ' || s.data_type || ' ' || (select d.refobjid::regclass || ' ' || d.refobjsubid::bool from pg_depend d
      where d.objid = format('%I', s.sequencename)::regclass and d.deptype in ('a', 'i')) from pg_sequences s`,
  extension: 'select extname from pg_extension',
} as const;

const rowsSchema = z.array(z.object({ definition: z.string() }));

/** The definitions of all objects of the schema, sorted by kind and text. */
export async function readSchema(database: Database): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(definitions)) {
    const { rows } = await database.execute(
      sql.raw(`select definition from (${query}) as found (definition)`),
    );
    schema[kind] = rowsSchema
      .parse(rows)
      .map(({ definition }) => definition)
      .sort();
  }
  return schema;
}
