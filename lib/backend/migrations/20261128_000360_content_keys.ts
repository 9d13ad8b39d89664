import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const tables = [
  'pages_contents',
  '_pages_v_version_contents',
  'website_sections_contents',
  '_website_sections_v_version_contents',
] as const;

/** Pieces of content that code reads get a key, by the labels that code has read so far: of several with one label the first. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_content_key" AS ENUM('network_name', 'agent_login', 'redirect_hosts', 'loan_interest', 'loan_interest_source', 'loan_years', 'google_tag_manager_id', 'google_analytics_tracking_id', 'facebook_pixel_id', 'default_phone', 'default_email', 'answers', 'hours', 'days_off')`);
  for (const table of tables) {
    const contents = sql.identifier(table);
    await db.execute(sql`ALTER TABLE ${contents} ADD COLUMN "key" "enum_content_key"`);
    await fillKeys(db, table);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) await db.execute(sql`ALTER TABLE ${sql.identifier(table)} DROP COLUMN "key"`);
  await db.execute(sql`DROP TYPE "public"."enum_content_key"`);
}

/** Gives the rows of a table their keys. */
export async function fillKeys(
  db: Pick<MigrateUpArgs['db'], 'execute'>,
  table: (typeof tables)[number],
): Promise<void> {
  const contents = sql.identifier(table);
  await db.execute(sql`
    update ${contents} piece set key = named.key::enum_content_key
    from (values
      ('Network name', 'network_name'),
      ('Agent login', 'agent_login'),
      ('Redirect hosts', 'redirect_hosts'),
      ('Loan interest', 'loan_interest'),
      ('Loan interest source', 'loan_interest_source'),
      ('Loan years', 'loan_years'),
      ('Google Tag Manager ID', 'google_tag_manager_id'),
      ('Google Analytics Tracking ID', 'google_analytics_tracking_id'),
      ('Facebook Pixel ID', 'facebook_pixel_id'),
      ('Default phone', 'default_phone'),
      ('Default email', 'default_email'),
      ('Answers', 'answers'),
      ('Hours', 'hours'),
      ('Days off', 'days_off')
    ) named (name, key)
    where piece.name = named.name and not exists (
      select 1 from ${contents} earlier
      where earlier._parent_id = piece._parent_id and earlier._locale = piece._locale
        and earlier.name = piece.name and earlier._order < piece._order)`);
}
