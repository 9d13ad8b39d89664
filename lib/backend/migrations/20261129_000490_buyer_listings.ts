import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const listingTables = sql`
  create table saved_listings (
    buyer_id integer not null references buyers(id) on delete cascade,
    listing_id integer not null references listings(id) on delete cascade,
    saved_at timestamptz not null default now(),
    note text not null default '',
    price numeric,
    status text not null,
    removed_at timestamptz,
    primary key (buyer_id, listing_id)
  );
  create index saved_listings_listing on saved_listings (listing_id);
  create table hidden_matches (
    buyer_id integer not null references buyers(id) on delete cascade,
    listing_id integer not null references listings(id) on delete cascade,
    hidden_at timestamptz not null default now(),
    primary key (buyer_id, listing_id)
  );
  create index hidden_matches_listing on hidden_matches (listing_id);
  create table viewed_listings (
    buyer_id integer not null references buyers(id) on delete cascade,
    listing_id integer not null references listings(id) on delete cascade,
    viewed_at timestamptz not null default now(),
    primary key (buyer_id, listing_id)
  );
  create index viewed_listings_listing on viewed_listings (listing_id);
  create index viewed_listings_viewed on viewed_listings (viewed_at);
  create table saved_searches (
    id integer generated always as identity primary key,
    buyer_id integer not null references buyers(id) on delete cascade,
    name text not null,
    query text not null,
    frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'never')),
    created_at timestamptz not null default now()
  );
  create unique index saved_searches_query on saved_searches (buyer_id, md5(query));
`;

/**
 * What buyers look for, one row for each combination of a region and a trade (`criteria-rows.ts`): preferences, or a
 * saved search. A range without bounds is -1 to the largest number, and a figure that is not disclosed counts as -1. Most
 * rows compare nothing but what `buyer_criteria_plain` contains; the others have details.
 */
const criteriaTable = sql`
  create table buyer_criteria (
    buyer_id integer not null references buyers(id) on delete cascade,
    search_id integer references saved_searches(id) on delete cascade,
    region text not null,
    trade text not null,
    price_min bigint not null, price_max bigint not null,
    down_payment_min bigint not null, down_payment_max bigint not null,
    sde_min bigint not null, sde_max bigint not null,
    sales_min bigint not null, sales_max bigint not null,
    employees_min bigint not null, employees_max bigint not null,
    established_min bigint not null, established_max bigint not null,
    categories text[],
    cities text[],
    districts text[],
    kinds text[],
    statuses text[] not null,
    features integer not null,
    has_details boolean not null
  );
  create index buyer_criteria_plain on buyer_criteria
    (region, trade, price_min, price_max, down_payment_min, down_payment_max, sde_min, sde_max) include (buyer_id, search_id)
    where not has_details;
  create index buyer_criteria_detailed on buyer_criteria
    (region, trade, price_min, price_max, down_payment_min, down_payment_max, sde_min, sde_max) where has_details;
  create index buyer_criteria_buyer on buyer_criteria (buyer_id);
  create index buyer_criteria_search on buyer_criteria (search_id);
`;

/** The mails that are due, and the listings that each buyer was mailed about. */
const alertTables = sql`
  create table due_alerts (
    id bigint generated always as identity primary key,
    buyer_id integer not null references buyers(id) on delete cascade,
    search_id integer references saved_searches(id) on delete cascade,
    due_at timestamptz not null,
    since_version bigint not null,
    unique nulls not distinct (buyer_id, search_id)
  );
  create index due_alerts_search on due_alerts (search_id);
  create index due_alerts_due on due_alerts (due_at);
  create table mailed_listings (
    buyer_id integer not null references buyers(id) on delete cascade,
    listing_id integer not null references listings(id) on delete cascade,
    mailed_at timestamptz not null default now(),
    primary key (buyer_id, listing_id)
  );
  create index mailed_listings_listing on mailed_listings (listing_id);
  create table matching_cursor (
    id integer primary key check (id = 1),
    version bigint not null
  );
  insert into matching_cursor select 1, coalesce(max(version), 0) from indexed_listings;
`;

/** What buyers save, look at and look for, and the mails about new matches. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(listingTables);
  await db.execute(criteriaTable);
  await db.execute(alertTables);
}

/** @throws always: what buyers saved would be lost. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted.');
}
