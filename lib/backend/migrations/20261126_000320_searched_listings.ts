import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { up as markListings } from './20261126_000281_listing_marks';

/**
 * The listing search counts in the process (`../contract/search`): in place of marks, the database says which listings changed, in the order of
 * their commits. The words stay as they are.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    drop function middle_of_listings, ids_of, narrow_listings, compare_listings, marks_of, figures_of, name_place;
    drop aggregate set_bits(integer, integer);
    drop table listing_marks;

    -- Every listing that ever was in public, by its last change: who has seen one version has seen all before it.
    create table searched_listings (
      id integer primary key,
      version bigint generated always as identity,
      name text collate "C" not null
    );
    create unique index searched_listings_version on searched_listings (version);

    drop function refresh_listing_marks;
    create function refresh_searched_listings(changed integer[]) returns void language plpgsql as $$
    begin
      -- One at a time, and only at the end of a transaction: versions are committed in their order, and nobody who holds this waits for anybody else.
      perform pg_advisory_xact_lock(7365522);
      delete from listing_words w where w.id = any (changed) and not exists (
        select from listings l where l.id = w.id and l._status = 'published' and l.status in ('active', 'under_offer', 'sold'));
      with texts as materialized (
        select l.id, listing_text(l) as written from listings l
        where l.id = any (changed) and l._status = 'published' and l.status in ('active', 'under_offer', 'sold')
      ), kept as (
        insert into listing_words as held select id, to_tsvector('english', written) from texts
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

    create or replace function note_listing_changes() returns trigger language plpgsql as $$
    declare
      ids integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(n.id) into ids from now_rows n where n._status = 'published';
      elsif tg_op = 'DELETE' then
        select array_agg(o.id) into ids from old_rows o where o._status = 'published';
      else
        select array_agg(o.id) into ids from old_rows o left join now_rows n on n.id = o.id
        where (o._status = 'published' or n._status = 'published') and (
          o._status, o.status, o.kind, o.category, o.subcategory, o.region_id, o.district, o.location, o.title, o.summary, o.description,
          o.listing_number, o.listed_at, o.asking_price, o.down_payment, o.discretionary_earnings, o.total_sales, o.employees, o.year_established,
          o.franchisee_operation, o.relocatable, o.real_estate_available, o.real_estate_included, o.lender_prequalified, o.office_id, o.agent_id
        ) is distinct from (
          n._status, n.status, n.kind, n.category, n.subcategory, n.region_id, n.district, n.location, n.title, n.summary, n.description,
          n.listing_number, n.listed_at, n.asking_price, n.down_payment, n.discretionary_earnings, n.total_sales, n.employees, n.year_established,
          n.franchisee_operation, n.relocatable, n.real_estate_available, n.real_estate_included, n.lender_prequalified, n.office_id, n.agent_id
        );
      end if;
      if ids is not null then insert into listing_changes values (ids); end if;
      return null;
    end $$;

    create or replace function follow_listing_changes() returns trigger language plpgsql as $$
    declare
      changed integer[];
    begin
      with taken as (delete from listing_changes returning ids)
      select array_agg(distinct id) into changed from taken, unnest(ids) id;
      if changed is not null then perform refresh_searched_listings(changed); end if;
      return null;
    end $$;

    insert into searched_listings (id, name)
      select id, search_text(title) from listings where _status = 'published' and status in ('active', 'under_offer', 'sold') order by id;`),
  );
}

/** Marks are made anew, and with them the words. */
export async function down(args: MigrateDownArgs): Promise<void> {
  await args.db.execute(sql`
    drop trigger listings_inserted on listings;
    drop trigger listings_updated on listings;
    drop trigger listings_deleted on listings;
    drop table searched_listings, listing_changes, listing_vocabulary, listing_words;
    drop function refresh_searched_listings, follow_listing_changes, note_listing_changes, listing_text, search_text;`);
  await markListings(args);
}
