import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';

/** Tables of the collections with drafts. */
export const draftTables = [
  ...['pages', 'website_sections', 'menus', 'posts', 'offices', 'people', 'listings', 'sale_stories'],
] as const;

/** A plan made for an empty table would read a full one sequentially. */
const withoutSequentialScan = 'set enable_seqscan = off';

/** `offset 0` selects the index of documents: the index of times could be read to its end. */
const timeAfterVersions = (versions: string, document: string): string =>
  `(select max(updated_at) + interval '1 ms'
      from (select updated_at from ${versions} where parent_id = ${document} offset 0) stored)`;

const updatedAtFunctions = (documents: string): SQL =>
  sql.raw(`
  create function set_${documents}_updated_at() returns trigger language plpgsql ${withoutSequentialScan} as $$
  declare next timestamptz := ${timeAfterVersions(`_${documents}_v`, 'new.id')};
  begin
    new.updated_at := greatest(new.updated_at, next);
    return new;
  end $$;
  create function set_${documents}_v_updated_at() returns trigger language plpgsql ${withoutSequentialScan} as $$
  declare next timestamptz := ${timeAfterVersions(`_${documents}_v`, 'new.parent_id')};
  begin
    new.updated_at := greatest(new.updated_at, next);
    new.version_updated_at := greatest(new.version_updated_at, next);
    return new;
  end $$;
`);

const updatedAtTriggers = (documents: string): SQL =>
  sql.raw(`
  create trigger set_updated_at before update of updated_at on ${documents}
    for each row execute function set_${documents}_updated_at();
  create trigger set_updated_at before insert or update of updated_at on _${documents}_v
    for each row execute function set_${documents}_v_updated_at();
`);

/**
 * Monotonic times of documents and versions, whatever the clocks of the instances: Payload finds the newest
 * version by its time.
 */
export const documentTimes = sql.join(
  draftTables.flatMap((documents) => [updatedAtFunctions(documents), updatedAtTriggers(documents)]),
);
