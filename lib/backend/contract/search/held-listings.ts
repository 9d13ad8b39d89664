import { type ValueGroup, valueGroups } from '@/lib/backend/contract/search/groups';
import { type Columns, elsewhere, figures, makeColumns } from '@/lib/backend/contract/search/listing-columns';
import { namePlace } from '@/lib/backend/contract/search/name-place';
import type { ChangedListings } from '@/lib/backend/contract/search/read-changes';

/** As many as a column of sixteen bits tells apart. */
const mostValues = 2 ** 16 - 1;

/** The numbers that values stand for in a column; 0 for none. */
type Codes = Map<string, number>;

/** All listings in public, as far as a search looks at them, as they were at a version of the database. */
export type HeldListings = {
  version: number;
  columns: Columns;
  codes: Readonly<Record<ValueGroup, Codes>>;
};

export const holdNothing = (): HeldListings => ({
  version: 0,
  columns: makeColumns(0),
  codes: {
    regions: new Map(),
    districts: new Map(),
    categories: new Map(),
    subcategories: new Map(),
    kinds: new Map(),
    statuses: new Map(),
  },
});

/** Takes over what changed, unless it is known already: answers may come in another order than questions. */
export function takeChanges(held: HeldListings, changed: ChangedListings): void {
  if (changed.version <= held.version) return;
  makeRoom(held, Math.max(0, ...changed.ids));
  for (const [at, id] of changed.ids.entries()) takeListing(held, changed, at, id);
  held.version = changed.version;
}

function takeListing({ columns, codes }: HeldListings, changed: ChangedListings, at: number, id: number) {
  const isListed = changed.listed[at] === 1;
  columns.missing[id] = isListed ? 0 : elsewhere;
  if (!isListed) return;
  for (const group of valueGroups) columns[group][id] = codeOf(codes[group], changed[group][at]);
  for (const figure of figures) columns[figure][id] = changed[figure][at] ?? Number.NaN;
  columns.multiple[id] = multipleOf(changed.asking_price[at], changed.discretionary_earnings[at]);
  for (const column of ['flags', 'office', 'agent', 'listed_at'] as const)
    columns[column][id] = changed[column][at] ?? 0;
  const [first, further] = namePlace(changed.names[at] ?? '');
  columns.name[id] = first;
  columns.name_further[id] = further;
}

const multipleOf = (asked: number | null | undefined, earned: number | null | undefined): number =>
  typeof asked === 'number' && typeof earned === 'number' && earned > 0
    ? Math.round((asked * 100) / earned) / 100
    : Number.NaN;

function codeOf(codes: Codes, value: string | null | undefined): number {
  if (!value) return 0;
  const code = codes.get(value) ?? codes.size + 1;
  if (code > mostValues)
    throw new Error(`Listings have more than ${mostValues} values of one kind: make their columns wider`);
  codes.set(value, code);
  return code;
}

/** Columns grow by an eighth at least, which makes few copies of them. */
function makeRoom(held: HeldListings, last: number): void {
  const size = held.columns.missing.length;
  if (last < size) return;
  const grown = makeColumns(Math.max(last + 1, Math.ceil(size * 1.125)) + 1_024);
  for (const [name, column] of Object.entries(grown)) column.set(Reflect.get(held.columns, name));
  held.columns = grown;
}
