import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What a listing is called and which trade it is of, by its words: what is searched for by name comes first (`../contract/search/ranks.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function named_words(title text, category text, subcategory text) returns tsvector language sql immutable parallel safe
    return to_tsvector('english', search_text(coalesce(title, '') || ' . ' || coalesce(category, '') || ' . ' || coalesce(subcategory, '')));
    create index listings_named_words on listings using gin (named_words(title, category, subcategory)) with (fastupdate = off)
      where _status = 'published' and status in ('active', 'under_offer', 'sold');`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index listings_named_words;
    drop function named_words;`);
}
