import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { down as withoutNames, up as withNames } from './20261126_000330_named_words';

/** What a save writes of each changed listing, as before but for what makes its words; and the words of all there are, with an index made once they are. */
const refresh = (words: string) => `
  create or replace function refresh_searched_listings(changed integer[]) returns void language plpgsql as $$
  begin
    -- One at a time, and only at the end of a transaction: versions are committed in their order, and nobody who holds this waits for anybody else.
    perform pg_advisory_xact_lock(7365522);
    delete from listing_words w where w.id = any (changed) and not exists (
      select from listings l where l.id = w.id and l._status = 'published' and l.status in ('active', 'under_offer', 'sold'));
    with texts as materialized (
      select l.id, listing_text(l) as written, ${words} as words from listings l
      where l.id = any (changed) and l._status = 'published' and l.status in ('active', 'under_offer', 'sold')
    ), kept as (
      insert into listing_words as held select id, words from texts
      on conflict (id) do update set words = excluded.words where held.words <> excluded.words
    )
    insert into listing_vocabulary
      select distinct word from texts, string_to_table(written, ' ') word
      where length(word) between 3 and 40 and translate(word, '0123456789', '') = word
      on conflict do nothing;
    insert into searched_listings (id, name)
      select c.id, search_text(l.title) from unnest(changed) as c (id) left join listings l on l.id = c.id
      on conflict (id) do update set version = default, name = excluded.name;
  end $$;
  drop index listing_words_words;
  truncate listing_words;
  insert into listing_words select l.id, ${words} from listings l
    where l._status = 'published' and l.status in ('active', 'under_offer', 'sold');
  create index listing_words_words on listing_words using gin (words) with (fastupdate = off);`;

/**
 * The words of what a listing is called, and of its trade, carry weight A beside the others: one look finds who holds words and who is named by them
 * (`../contract/search/read-word-parts.ts`), where words made anew of each row that an index offers took four fifths of the time.
 */
export async function up(args: MigrateUpArgs): Promise<void> {
  await args.db.execute(
    sql.raw(`
    create function weighted_words(l listings) returns tsvector language sql stable as $$
      select setweight(to_tsvector('english', search_text(concat_ws(' . ', l.title, l.category, l.subcategory))), 'A')
        || to_tsvector('english', search_text(concat_ws(' . ', l.summary, l.location, l.listing_number, l.description)))
    $$;
    ${refresh('weighted_words(l)')}`),
  );
  // Last: it keeps everybody from the listings until all of this is kept.
  await withoutNames(args);
}

export async function down(args: MigrateDownArgs): Promise<void> {
  await args.db.execute(
    sql.raw(`${refresh("to_tsvector('english', listing_text(l))")}
    drop function weighted_words;`),
  );
  await withNames(args);
}
