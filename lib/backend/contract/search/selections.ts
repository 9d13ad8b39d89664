import { sql } from '@payloadcms/db-postgres';
import type { Group } from '@/lib/backend/contract/search/groups';
import type { Fragment } from '@/lib/backend/contract/search/marks';

type Parts = {
  base: readonly Fragment[];
  groups: ReadonlyMap<Group, Fragment>;
  leftOut: Fragment | null;
};

type Selections = {
  /** Named parts of a question, `found` among them: each the listings of a selection, as rows of `chunk` and `bits`. */
  named: Fragment[];
  /** The selections that leave one group out, by group: of those of which anything is chosen. */
  without: Map<Group, string>;
};

/** What a search finds, and what it would find with one of its groups left out. */
export function selectionsOf({ base, groups, leftOut }: Parts): Selections {
  const parts = base.map((part, place) => ({ name: `part_${place}`, part }));
  const grouped = [...groups].map(([group, part]) => ({ group, name: `of_${group}`, part }));
  const names = grouped.map(({ name }) => name);
  const named = [...parts, ...grouped].map(({ name, part }) => nameIt(name, part));
  const every = sql`select chunk, bits from listing_marks where kind = 'listed'`;
  named.push(
    nameIt(
      'base',
      leftOut
        ? without(sql`(${every})`, leftOut, parts)
        : both(
            sql`(${every})`,
            parts.map(({ name }) => name),
          ),
    ),
  );
  named.push(nameIt('found', both(sql.raw('base'), names)));
  const lessOne = new Map<Group, string>();
  for (const { group, name } of grouped) {
    const selection = `beside_${group}`;
    lessOne.set(group, selection);
    named.push(
      nameIt(
        selection,
        both(
          sql.raw('base'),
          names.filter((other) => other !== name),
        ),
      ),
    );
  }
  return { named, without: lessOne };
}

const nameIt = (name: string, part: Fragment): Fragment =>
  sql`${sql.identifier(name)} as materialized (${part})`;

/** What is in all of these. */
function both(first: Fragment, others: readonly string[]): Fragment {
  const bits = ['first', ...others].map((name) => sql`${sql.identifier(name)}.bits`);
  const joins = others.map(
    (name) => sql`join ${sql.identifier(name)} on ${sql.identifier(name)}.chunk = first.chunk`,
  );
  return sql`select first.chunk, ${sql.join(bits, sql` & `)} as bits from ${first} as first ${sql.join(joins, sql` `)}`;
}

function without(first: Fragment, leftOut: Fragment, parts: readonly { name: string }[]): Fragment {
  const kept = both(
    first,
    parts.map(({ name }) => name),
  );
  return sql`select kept.chunk, kept.bits & ~coalesce(gone.bits, kept.bits & ~kept.bits) as bits
    from (${kept}) as kept left join (${leftOut}) as gone on gone.chunk = kept.chunk`;
}
