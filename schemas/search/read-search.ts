import type { z } from 'zod';
import { readWhole } from './read-whole';
import { type choiceNames, countRanges, type moneyRanges, rangeNames } from './search-names';
import { type SearchRange, type SearchState, searchLimits, searchStateSchema } from './search-state';

const { shape } = searchStateSchema;
const ends = ['min', 'max'] as const;
const mostOf = (name: (typeof rangeNames)[number]): number =>
  countRanges.some((one) => one === name) ? searchLimits.count : searchLimits.money;

/** The search that an address asks for. Total: what is unknown, broken or too much is left out, and names beside are not looked at. */
export function readSearch(query: URLSearchParams): SearchState {
  const one = <Value>(name: string, schema: z.ZodType<Value>, otherwise: Value): Value => {
    const parsed = schema.safeParse(query.get(name) ?? undefined);
    return parsed.success ? parsed.data : otherwise;
  };
  const range = (name: (typeof rangeNames)[number], unit: number): SearchRange => {
    const [min, max] = ends.map((end) => readBound(query, `${name}_${end}`, mostOf(name), unit));
    return inOrder(min ?? null, max ?? null);
  };
  const money = (name: (typeof moneyRanges)[number]) => range(name, 100);
  const count = (name: (typeof countRanges)[number]) => range(name, 1);
  const after = one('after', shape.after, null);
  return {
    words: readWords(query.get('words') ?? ''),
    ...readChoices(query),
    status: one('status', shape.status, 'for-sale'),
    price: money('price'),
    down_payment: money('down_payment'),
    sde: money('sde'),
    sales: money('sales'),
    employees: count('employees'),
    established: count('established'),
    sort: one('sort', shape.sort, 'newest'),
    view: one('view', shape.view, 'list'),
    scope: one('scope', shape.scope, 'here'),
    after,
    from: after === null ? null : readPlace(query.get('listed_from') ?? ''),
    unread: readUnread(query),
  };
}

type Choices = Pick<SearchState, (typeof choiceNames)[number]>;

function readChoices(query: URLSearchParams): Choices {
  const many = <Value extends string>(name: string, schema: z.ZodType<Value[]>): Value[] => {
    const asked = query.getAll(name).map((value) => value.trim());
    const known = asked.flatMap((value) => {
      const parsed = schema.safeParse([value]);
      return parsed.success ? parsed.data : [];
    });
    return [...new Set(known)].sort().slice(0, searchLimits.choices);
  };
  return {
    region: many('region', shape.region),
    district: many('district', shape.district),
    category: many('category', shape.category),
    subcategory: many('subcategory', shape.subcategory),
    kind: many('kind', shape.kind),
    feature: many('feature', shape.feature),
  };
}

/** Cut between code points, with one space between words; nothing where no letter or digit is among them, by which nothing is found. */
function readWords(written: string): string {
  const words = [...tidy(written)]
    .reduce((kept, letter) => ((kept + letter).length > searchLimits.words ? kept : kept + letter), '')
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

const tidy = (written: string): string =>
  written
    .slice(0, searchLimits.words * 4)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function readBound(query: URLSearchParams, name: string, most: number, unit: number): number | null {
  const read = readWhole(query.get(name) ?? '');
  return read === null || read > most ? null : read * unit;
}

/** What an address says so itself, or writes at one of a range's ends. */
function readUnread(query: URLSearchParams): SearchState['unread'] {
  const isUnread = (name: (typeof rangeNames)[number]): boolean =>
    ends.some((end) => {
      const at = `${name}_${end}`;
      return query.get(at)?.trim() && readBound(query, at, mostOf(name), 1) === null;
    });
  return rangeNames.filter((name) => query.getAll('unread').includes(name) || isUnread(name)).sort();
}

/** Which of all is the first of a page; on the first page there is nothing to say. */
const readPlace = (written: string): number | null => shape.from.safeParse(readWhole(written)).data ?? null;

/** Who wrote the ends the wrong way round means what lies between them. */
const inOrder = (min: number | null, max: number | null): SearchRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
