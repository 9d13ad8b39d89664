import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What pages, sections and menus refer to: answers "where is this used". */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table content_references (
      collection text not null,
      document_id integer not null,
      locale text,
      is_draft boolean not null,
      place text not null,
      kind text not null,
      record text not null
    );
    create index content_references_record on content_references (kind, record);
    create index content_references_document on content_references (collection, document_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table content_references`);
}
