import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const zeros = '0'.repeat(30_000);

/**
 * What the listing search looks at (`../contract/search`): the words of every listing in public, and for each value that a listing can have, and
 * each bit of its figures, a mark with a bit for each listing. Both follow every change of a listing at the end of its transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create extension if not exists pg_trgm;

    -- Words alone, small and without accents, as they are looked for.
    create function search_text(written text) returns text language sql immutable parallel safe
    return trim(regexp_replace(regexp_replace(lower(normalize(coalesce(written, ''), nfd)), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));

    -- A number whose order is that of names: their first ten signs. Of what follows a sign of another alphabet it says nothing.
    create function name_place(written text) returns bigint language plpgsql immutable parallel safe as $$
    declare
      name constant text := rpad(search_text(written), 10, chr(1));
      place bigint := 0;
      code integer;
      is_past boolean := false;
    begin
      for n in 1 .. 10 loop
        code := ascii(substr(name, n, 1));
        code := case when is_past or code = 1 then 0 when code = 32 then 1 when code between 48 and 57 then code - 46
          when code between 97 and 122 then code - 85 else 38 end;
        is_past := is_past or code = 38;
        place := place * 64 + code;
      end loop;
      return place;
    end $$;

    -- The bits at these places.
    create aggregate set_bits(integer, integer) (sfunc = set_bit, stype = bit, initcond = '${zeros}');

    create table listing_words (
      id integer primary key references listings (id) on delete cascade,
      words tsvector not null
    );
    create index listing_words_words on listing_words using gin (words) with (fastupdate = off);
    create table listing_vocabulary (word text primary key);
    create index listing_vocabulary_trigrams on listing_vocabulary using gist (word gist_trgm_ops);

    create table listing_marks (
      kind text not null,
      value text not null,
      chunk integer not null,
      bits bit varying not null,
      primary key (kind, value, chunk)
    );
    alter table listing_marks alter bits set storage plain;
    create index listing_marks_chunk on listing_marks (chunk);

    create function figures_of(l listings) returns table (kind text, figure bigint, bits integer) language sql stable as $$
      select * from (values
        ('asking_price', l.asking_price::bigint, 40), ('down_payment', l.down_payment::bigint, 40),
        ('discretionary_earnings', l.discretionary_earnings::bigint, 40), ('total_sales', l.total_sales::bigint, 40),
        ('employees', l.employees::bigint, 17), ('year_established', l.year_established::bigint, 12),
        ('multiple', case when l.discretionary_earnings > 0 then round(l.asking_price * 100 / l.discretionary_earnings)::bigint end, 47),
        ('listed_at', (extract(epoch from l.listed_at) * 1000)::bigint + 2208988800000, 44), ('title', name_place(l.title), 60)
      ) as figures (kind, figure, bits) where figure is not null
    $$;

    create function marks_of(l listings) returns table (kind text, value text) language sql stable as $$
      select * from (values
        ('listed', ''), ('region', l.region_id::text), ('district', l.district), ('category', l.category),
        ('subcategory', l.subcategory), ('kind', l.kind::text), ('status', l.status::text),
        ('flag', case when l.franchisee_operation then 'franchisee_operation' end), ('flag', case when l.relocatable then 'relocatable' end),
        ('flag', case when l.real_estate_available then 'real_estate_available' end),
        ('flag', case when l.real_estate_included then 'real_estate_included' end),
        ('flag', case when l.lender_prequalified then 'lender_prequalified' end)
      ) as marks (kind, value) where value is not null and (value <> '' or kind = 'listed')
      union all
      select kind, place from figures_of(l),
        lateral (select 'told' as place union all select lpad(n::text, 2, '0') from generate_series(0, bits - 1) n where figure >> n & 1 = 1) as places
    $$;

    create function listing_text(l listings) returns text language sql stable as $$
      select search_text(concat_ws(' . ', l.title, l.summary, l.category, l.subcategory, l.location, l.listing_number, l.description))
    $$;

    create function refresh_listing_marks(changed integer[]) returns void language plpgsql as $$
    declare
      size constant integer := 30000;
      touched bit varying;
      part integer;
    begin
      -- One at a time, and only at the end of a transaction: nobody who holds this waits for anybody else.
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
      for part in select distinct id / size from unnest(changed) id loop
        select set_bits(id % size, 1) into touched from unnest(changed) id where id / size = part;
        with wanted as materialized (
          select m.kind, m.value, set_bits(l.id % size, 1)::bit varying as bits from listings l, marks_of(l) m
          where l.id = any (changed) and l.id / size = part and l._status = 'published' and l.status in ('active', 'under_offer', 'sold')
          group by 1, 2
        ), kept as (
          insert into listing_marks as held select kind, value, part, bits from wanted
          on conflict (kind, value, chunk) do update set bits = (held.bits & ~touched) | excluded.bits
            where held.bits & touched <> excluded.bits
        )
        update listing_marks held set bits = held.bits & ~touched
        where held.chunk = part and bit_count(held.bits & touched) > 0
          and not exists (select from wanted w where w.kind = held.kind and w.value = held.value);
      end loop;
    end $$;

    create table listing_changes (ids integer[] not null);
    create function note_listing_changes() returns trigger language plpgsql as $$
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
          o.franchisee_operation, o.relocatable, o.real_estate_available, o.real_estate_included, o.lender_prequalified
        ) is distinct from (
          n._status, n.status, n.kind, n.category, n.subcategory, n.region_id, n.district, n.location, n.title, n.summary, n.description,
          n.listing_number, n.listed_at, n.asking_price, n.down_payment, n.discretionary_earnings, n.total_sales, n.employees, n.year_established,
          n.franchisee_operation, n.relocatable, n.real_estate_available, n.real_estate_included, n.lender_prequalified
        );
      end if;
      if ids is not null then insert into listing_changes values (ids); end if;
      return null;
    end $$;
    create trigger listings_inserted after insert on listings referencing new table as now_rows for each statement execute function note_listing_changes();
    create trigger listings_updated after update on listings referencing old table as old_rows new table as now_rows
      for each statement execute function note_listing_changes();
    create trigger listings_deleted after delete on listings referencing old table as old_rows for each statement execute function note_listing_changes();

    create function follow_listing_changes() returns trigger language plpgsql as $$
    declare
      changed integer[];
    begin
      with taken as (delete from listing_changes returning ids)
      select array_agg(distinct id) into changed from taken, unnest(ids) id;
      if changed is not null then perform refresh_listing_marks(changed); end if;
      return null;
    end $$;
    create constraint trigger listing_changes_followed after insert on listing_changes
      deferrable initially deferred for each row execute function follow_listing_changes();

    -- Of the listings that tell a figure, those whose is above this one, and those whose is the same.
    create function compare_listings(field text, figure bigint)
    returns table (chunk integer, told bit varying, above bit varying, equal bit varying) language plpgsql stable rows 30 as $$
    declare
      place integer;
      slice bit varying;
    begin
      for chunk, told in select m.chunk, m.bits from listing_marks m where m.kind = field and m.value = 'told' loop
        above := told & ~told;
        equal := told;
        for place, slice in
          select n, m.bits from generate_series(0, 59) n
          left join listing_marks m on m.kind = field and m.value = lpad(n::text, 2, '0') and m.chunk = compare_listings.chunk
          where m.bits is not null or figure >> n & 1 = 1 order by n desc
        loop
          if figure >> place & 1 = 1 then
            equal := equal & coalesce(slice, above & ~above);
          else
            above := above | (equal & slice);
            equal := equal & ~slice;
          end if;
          exit when bit_count(equal) = 0;
        end loop;
        return next;
      end loop;
    end $$;

    -- Halves what is given by the bits of a figure, the highest first, until no more than so few are left among which is the one wanted, counted in their
    -- order; those that do not tell the figure come last, and those alike by id, if that is said. Among these few it is; sure are all before them.
    create function narrow_listings(chunks integer[], given bit varying[], field text, rising boolean, wanted bigint, few bigint, by_id boolean,
      out sure_chunks integer[], out sure bit varying[], out chunks_left integer[], out among bit varying[], out before bigint) language plpgsql stable as $$
    declare
      slice record;
      firsts bit varying[];
      first_parts integer[];
      first_count bigint;
      remaining bigint;
      is_first boolean;
    begin
      before := 0;
      sure_chunks := '{}';
      sure := '{}';
      chunks_left := chunks;
      among := given;
      select sum(bit_count(b)) into remaining from unnest(given) b;
      for slice in
        select 'told' as value, true as is_first union all
        (select distinct m.value, not rising from listing_marks m where m.kind = field and m.value <> 'told')
        order by 1 desc
      loop
        exit when remaining <= few;
        select before + max(total) >= wanted, max(total), coalesce(array_agg(rest order by n) filter (where bit_count(rest) > 0), '{}'),
            coalesce(array_agg(c order by n) filter (where bit_count(rest) > 0), '{}'),
            array_agg(first order by n) filter (where passed), array_agg(c order by n) filter (where passed)
          into is_first, first_count, among, chunks_left, firsts, first_parts
          from (
            select n, c, first, total, case when before + counts.total >= wanted then first else b & ~first end as rest,
              before + counts.total < wanted and bit_count(first) > 0 as passed
            from (
              select n, c, b, first, sum(bit_count(first)) over () as total from (
                select u.n, u.c, u.b,
                  case when slice.is_first then u.b & coalesce(m.bits, u.b & ~u.b) when m.bits is null then u.b else u.b & ~m.bits end as first
                from unnest(among, chunks_left) with ordinality as u (b, c, n)
                left join listing_marks m on m.kind = field and m.value = slice.value and m.chunk = u.c
                offset 0
              ) as halves
            ) as counts
            offset 0
          ) as steps;
        if is_first then
          remaining := first_count;
        else
          sure_chunks := sure_chunks || first_parts;
          sure := sure || firsts;
          before := before + first_count;
          remaining := remaining - first_count;
        end if;
      end loop;
      if by_id and remaining > few then
        select array_agg(b order by n), array_agg(c order by n) into among, chunks_left from (
          select n, b, c, sum(bit_count(b)) over (order by c) - bit_count(b) as earlier from unnest(among, chunks_left) with ordinality as u (b, c, n)
        ) as placed where before + earlier < wanted;
      end if;
    end $$;

    -- The ids of the listings whose bits are set.
    create function ids_of(chunk integer, bits bit varying) returns setof integer language plpgsql immutable rows 30 as $$
    begin
      return query select (chunk * 30000 + part * 240 + sum(length(run) + 1) over (partition by part order by n) - 1)::integer
      from generate_series(0, 124) part, lateral (select substring(bits from part * 240 + 1 for 240) as piece offset 0) as pieces,
        lateral string_to_table(piece::text, '1') with ordinality as runs (run, n)
      where bit_count(piece) > 0 and n <= bit_count(piece);
    end $$;

    -- How many of the listings given tell a figure, and the middle of them, of an even number the lower one; none for fewer than ten.
    create function middle_of_listings(chunks integer[], given bit varying[], field text, out n bigint, out middle double precision)
    language plpgsql stable as $$
    declare
      parts integer[];
      told bit varying[];
      narrowed record;
    begin
      select array_agg(c order by c), array_agg(b & m.bits order by c), coalesce(sum(bit_count(b & m.bits)), 0) into parts, told, n
        from unnest(given, chunks) as u (b, c) join listing_marks m on m.kind = field and m.value = 'told' and m.chunk = u.c;
      if n < 10 then return; end if;
      select * into narrowed from narrow_listings(parts, told, field, true, (n + 1) / 2, 200, false);
      select case field when 'asking_price' then asking_price when 'discretionary_earnings' then discretionary_earnings
          else round(asking_price * 100 / discretionary_earnings) end into middle
        from listings where id = any (array(
          select id from unnest(narrowed.chunks_left, narrowed.among) as u (c, b), lateral ids_of(c, b) as id))
        order by 1 offset (n + 1) / 2 - narrowed.before - 1 limit 1;
    end $$;

    select refresh_listing_marks(array_agg(id)) from listings having count(*) > 0;`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger listings_inserted on listings;
    drop trigger listings_updated on listings;
    drop trigger listings_deleted on listings;
    drop table listing_changes, listing_marks, listing_vocabulary, listing_words;
    drop function middle_of_listings, ids_of, narrow_listings, compare_listings, follow_listing_changes, note_listing_changes, refresh_listing_marks,
      listing_text, marks_of, figures_of, name_place;
    drop aggregate set_bits(integer, integer);
    drop function search_text;`);
}
