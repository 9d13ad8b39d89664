import { codeOfSet, type FamilyCodes, noCodes } from '@/lib/backend/contract/search/family-codes';
import { beginningOf } from '@/lib/backend/contract/search/find-medians';
import {
  type Family,
  families,
  familyNames,
  type Group,
  type ValueGroup,
} from '@/lib/backend/contract/search/groups';
import { bitsOfNumber } from '@/lib/backend/contract/search/id-sets';
import { type Columns, figures, makeColumns, measured } from '@/lib/backend/contract/search/listing-columns';
import { namePlace } from '@/lib/backend/contract/search/name-place';
import type { ChangedListings } from '@/lib/backend/contract/search/read-changes';

/** The numbers that values stand for in sets; 0 for none. */
type Codes = Map<string, number>;

/** All listings in public, as far as a search looks at them, as they were at a version of the database. */
export type HeldListings = {
  version: number;
  columns: Columns;
  codes: Readonly<Record<ValueGroup, Codes>>;
  families: Readonly<Record<Family, FamilyCodes>>;
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
  families: { places: noCodes(), trades: noCodes(), traits: noCodes() },
});

/** Takes over what changed, unless it is known already: answers may come in another order than questions. */
export function takeChanges(held: HeldListings, changed: ChangedListings): void {
  if (changed.version <= held.version) return;
  makeRoom(held, Math.max(0, ...changed.ids));
  for (const [at, id] of changed.ids.entries()) takeListing(held, changed, at, id);
  held.version = changed.version;
}

function takeListing(held: HeldListings, changed: ChangedListings, at: number, id: number) {
  const { columns, codes } = held;
  const isListed = changed.listed[at] === 1;
  const numberOf = (group: Group) =>
    group === 'flags' ? (changed.flags[at] ?? 0) : codeOf(codes[group], changed[group][at]);
  for (const family of familyNames)
    columns[family][id] = isListed ? codeOfSet(held.families[family], families[family].map(numberOf)) : 0;
  if (!isListed) return;
  for (const figure of figures) columns[figure][id] = changed[figure][at] ?? Number.NaN;
  columns.multiple[id] = multipleOf(changed.asking_price[at], changed.discretionary_earnings[at]);
  for (const figure of measured)
    columns[`${figure}_begins`][id] = beginningOf(columns[figure][id] ?? Number.NaN);
  for (const column of ['office', 'agent', 'listed_at'] as const)
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
  codes.set(value, code);
  return code;
}

/** Columns grow by an eighth at least, which makes few copies of them; a set has whole numbers for them. */
function makeRoom(held: HeldListings, last: number): void {
  const size = held.columns.traits.length;
  if (last < size) return;
  const wanted = Math.max(last + 1, Math.ceil(size * 1.125)) + 1_024;
  const grown = makeColumns(Math.ceil(wanted / bitsOfNumber) * bitsOfNumber);
  for (const [name, column] of Object.entries(grown)) column.set(Reflect.get(held.columns, name));
  held.columns = grown;
}
