import { sql } from '@payloadcms/db-postgres';

const isPublic = sql`l._status = 'published' and l.status in ('active', 'under_offer', 'sold')`;

/** Columns of a listing that the search depends on. */
const searchedColumns = (row: string) =>
  sql.raw(
    [
      ...['_status', 'status', 'kind', 'category', 'subcategory', 'region_id', 'district', 'location', 'title'],
      ...['summary', 'description', 'listing_number', 'listed_at', 'asking_price', 'down_payment'],
      ...['discretionary_earnings', 'total_sales', 'employees', 'year_established', 'franchisee_operation'],
      ...['relocatable', 'real_estate_available', 'real_estate_included', 'lender_prequalified'],
      ...['office_id', 'agent_id'],
    ]
      .map((column) => `${row}.${column}`)
      .join(', '),
  );

/** The search vector weights name and trade with A, and all other texts with D. */
export const searchVectorFunction = sql`
  create function listing_search_vector(l listings) returns tsvector language sql stable as $$
    select setweight(to_tsvector('english', search_text(concat_ws(' . ', l.title, l.category, l.subcategory))), 'A')
      || to_tsvector('english', search_text(concat_ws(' . ', l.summary, l.location, l.listing_number, l.description)))
  $$;
`;

/**
 * Changes are recorded for each statement and applied at the end of the transaction, one transaction at a time:
 * versions are committed in their order, and a transaction that holds the lock waits for no other.
 */
export const listingChangeFunctions = sql`
  create function refresh_indexed_listings(changed integer[]) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7365522);
    delete from listing_words w where w.id = any (changed) and not exists (
      select from listings l where l.id = w.id and ${isPublic});
    with texts as materialized (
      select l.id, listing_text(l) as text, listing_search_vector(l) as words from listings l
      where l.id = any (changed) and ${isPublic}
    ), updated as (
      insert into listing_words as stored select id, words from texts
      on conflict (id) do update set words = excluded.words where stored.words <> excluded.words
    )
    insert into listing_vocabulary
      select distinct word from texts, string_to_table(text, ' ') word
      where length(word) between 3 and 40 and translate(word, '0123456789', '') = word
      on conflict do nothing;
    insert into indexed_listings (id, name)
      select c.id, search_text(l.title) from unnest(changed) as c (id) left join listings l on l.id = c.id
      on conflict (id) do update set version = default, name = excluded.name;
  end $$;

  create function record_listing_changes() returns trigger language plpgsql as $$
  declare
    ids integer[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(n.id) into ids from new_rows n where n._status = 'published';
    elsif tg_op = 'DELETE' then
      select array_agg(o.id) into ids from old_rows o where o._status = 'published';
    else
      select array_agg(o.id) into ids from old_rows o left join new_rows n on n.id = o.id
      where (o._status = 'published' or n._status = 'published') and (
        ${searchedColumns('o')}
      ) is distinct from (
        ${searchedColumns('n')}
      );
    end if;
    if ids is not null then insert into listing_changes values (ids); end if;
    return null;
  end $$;

  create function apply_listing_changes() returns trigger language plpgsql as $$
  declare
    changed integer[];
  begin
    with deleted as (delete from listing_changes returning ids)
    select array_agg(distinct id) into changed from deleted, unnest(ids) id;
    if changed is not null then perform refresh_indexed_listings(changed); end if;
    return null;
  end $$;

  create trigger listings_inserted after insert on listings referencing new table as new_rows
    for each statement execute function record_listing_changes();
  create trigger listings_updated after update on listings referencing old table as old_rows new table as new_rows
    for each statement execute function record_listing_changes();
  create trigger listings_deleted after delete on listings referencing old table as old_rows
    for each statement execute function record_listing_changes();
  create constraint trigger listing_changes_apply after insert on listing_changes
    deferrable initially deferred for each row execute function apply_listing_changes();
`;

/**
 * Data of the listing search. `indexed_listings` has every listing that was ever public with the number of its
 * last change, numbered at commit; `listing_words` and `listing_vocabulary` have the words of public listings.
 */
export const listingSearch = sql`
  create function search_text(written text) returns text language sql immutable parallel safe
    return trim(regexp_replace(regexp_replace(lower(normalize(coalesce(written, ''), nfd)), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));
  create function listing_text(l listings) returns text language sql stable as $$
      select search_text(concat_ws(' . ', l.title, l.summary, l.category, l.subcategory, l.location, l.listing_number, l.description))
    $$;
  ${searchVectorFunction}

  create table listing_words (
    id integer primary key references listings (id) on delete cascade,
    words tsvector not null
  );
  create index listing_words_words on listing_words using gin (words) with (fastupdate = off);
  create table listing_vocabulary (word text primary key);
  create index listing_vocabulary_trigrams on listing_vocabulary using gist (word gist_trgm_ops);
  create table indexed_listings (
    id integer primary key,
    version bigint generated always as identity,
    name text collate "C" not null
  );
  create unique index indexed_listings_version on indexed_listings (version);
  create table listing_changes (ids integer[] not null);
  ${listingChangeFunctions}
`;
