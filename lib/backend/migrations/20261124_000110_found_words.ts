import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The words by which `composing/records` finds what there may be many of, in whichever of their fields, without case and accents. The function's
 * body is parsed here and now, and names its dictionary: an index of it survives a restore.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;
    create function plain_words(variadic texts text[]) returns text language sql immutable parallel safe
      return lower(unaccent('unaccent', array_to_string(texts, ' ')));

    create index media_words on media using gin (plain_words(alt, filename) gin_trgm_ops);
    create index pages_words on pages using gin (plain_words(slug) gin_trgm_ops);
    create index pages_locales_words on pages_locales using gin (plain_words(title) gin_trgm_ops);
    create index people_words on people using gin (plain_words(first_name, last_name) gin_trgm_ops);
    create index listings_words on listings using gin (plain_words(title, listing_number, location) gin_trgm_ops);
    create index posts_locales_words on posts_locales using gin (plain_words(title) gin_trgm_ops);
    create index people_by_name on people (last_name, first_name);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index media_words, pages_words, pages_locales_words, people_words, listings_words, posts_locales_words,
      people_by_name;
    drop function plain_words;
  `);
}
