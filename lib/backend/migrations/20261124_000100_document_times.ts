import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { restoreVersionOrder } from '../platform/database/restore-version-order';

/** What has drafts as of this migration. */
const drafted = ['pages', 'website_sections', 'menus', 'posts', 'offices', 'people', 'listings'];

/**
 * The time of a document and of its versions only goes on, whatever the clocks of the instances say: Payload finds the newest by it.
 * A collection that gets drafts later is dated in its own migration.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const documents of drafted) await dateDocuments(db, documents);
}

/** By the table of the documents. */
export async function dateDocuments(db: MigrateUpArgs['db'], documents: string): Promise<void> {
  const versions = `_${documents}_v`;
  await db.execute(
    sql.raw(`
      create function date_${documents}() returns trigger language plpgsql ${byIndex} as $$
        declare next timestamptz := ${afterAllOf(versions, 'new.id')};
        begin
          new.updated_at := greatest(new.updated_at, next);
          return new;
        end
      $$;
      create function date_${documents}_v() returns trigger language plpgsql ${byIndex} as $$
        declare next timestamptz := ${afterAllOf(versions, 'new.parent_id')};
        begin
          new.updated_at := greatest(new.updated_at, next);
          new.version_updated_at := greatest(new.version_updated_at, next);
          return new;
        end
      $$;
      create trigger date_document before update of updated_at on ${documents}
        for each row execute function date_${documents}();
      create trigger date_version before insert or update of updated_at on ${versions}
        for each row execute function date_${documents}_v();
    `),
  );
  await restoreVersionOrder(documents, (query) => db.execute(query));
}

/** What was planned for an empty table would read all of a full one. */
const byIndex = 'set enable_seqscan = off';

/** By the index of documents: the one of times could be walked through all of them. */
const afterAllOf = (versions: string, document: string): string =>
  `(select max(updated_at) + interval '1 ms'
    from (select updated_at from ${versions} where parent_id = ${document} offset 0) written)`;

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const documents of drafted) await leaveUndated(db, documents);
}

export const leaveUndated = (db: MigrateDownArgs['db'], documents: string): Promise<unknown> =>
  db.execute(sql.raw(`drop function date_${documents}() cascade; drop function date_${documents}_v() cascade;`));
