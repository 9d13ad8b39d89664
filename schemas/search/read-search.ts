import type { z } from 'zod';
import { readInteger } from './read-integer';
import { type choiceNames, countRanges, type moneyRanges, rangeNames } from './search-names';
import {
  defaultOrder,
  type SearchRange,
  type SearchState,
  searchLimits,
  searchStateSchema,
} from './search-state';

const { shape } = searchStateSchema;
const bounds = ['min', 'max'] as const;
const maxOf = (name: (typeof rangeNames)[number]): number =>
  countRanges.some((rangeName) => rangeName === name) ? searchLimits.count : searchLimits.money;

/**
 * The search in a query string. Never fails: unknown, invalid or excessive values are dropped, and other
 * parameters are ignored.
 */
export function readSearch(searchParams: URLSearchParams): SearchState {
  const readOne = <Value>(name: string, schema: z.ZodType<Value>, defaultValue: Value): Value => {
    const parsed = schema.safeParse(searchParams.get(name) ?? undefined);
    return parsed.success ? parsed.data : defaultValue;
  };
  const range = (name: (typeof rangeNames)[number], unit: number): SearchRange => {
    const [min, max] = bounds.map((end) => readBound(searchParams, `${name}_${end}`, maxOf(name), unit));
    return orderedRange(min ?? null, max ?? null);
  };
  const money = (name: (typeof moneyRanges)[number]) => range(name, 100);
  const count = (name: (typeof countRanges)[number]) => range(name, 1);
  const after = readOne('after', shape.after, null);
  const words = readWords(searchParams.get('words') ?? '');
  return {
    words,
    ...readChoices(searchParams),
    status: readOne('status', shape.status, 'for-sale'),
    price: money('price'),
    down_payment: money('down_payment'),
    sde: money('sde'),
    sales: money('sales'),
    employees: count('employees'),
    established: count('established'),
    sort: searchOrder(readOne('sort', shape.sort.nullable(), null), words),
    view: readOne('view', shape.view, 'list'),
    scope: readOne('scope', shape.scope, 'here'),
    after,
    from: after === null ? null : readPosition(searchParams.get('listed_from') ?? ''),
    unread: readUnread(searchParams),
  };
}

/** There is no relevance without words. */
const searchOrder = (sort: SearchState['sort'] | null, words: string): SearchState['sort'] =>
  sort === null || (sort === 'relevance' && !words) ? defaultOrder(words) : sort;

type SearchChoices = Pick<SearchState, (typeof choiceNames)[number]>;

function readChoices(query: URLSearchParams): SearchChoices {
  const readMany = <Value extends string>(name: string, schema: z.ZodType<Value[]>): Value[] => {
    const values = query.getAll(name).map((value) => value.trim());
    const validValues = values.flatMap((value) => {
      const parsed = schema.safeParse([value]);
      return parsed.success ? parsed.data : [];
    });
    return [...new Set(validValues)].sort().slice(0, searchLimits.choices);
  };
  return {
    region: readMany('region', shape.region),
    city: readMany('city', shape.city),
    district: readMany('district', shape.district),
    category: readMany('category', shape.category),
    subcategory: readMany('subcategory', shape.subcategory),
    kind: readMany('kind', shape.kind),
    feature: readMany('feature', shape.feature),
  };
}

/**
 * Truncates between code points, with single spaces between words; empty when there is no letter or digit,
 * since nothing could match.
 */
function readWords(input: string): string {
  const words = [...normaliseText(input)]
    .reduce((text, letter) => ((text + letter).length > searchLimits.words ? text : text + letter), '')
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

const normaliseText = (written: string): string =>
  written
    .slice(0, searchLimits.words * 4)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function readBound(query: URLSearchParams, name: string, max: number, unit: number): number | null {
  const value = readInteger(query.get(name) ?? '');
  return value === null || value > max ? null : value * unit;
}

/** The ranges that `unread` lists, or whose bounds are invalid. */
function readUnread(query: URLSearchParams): SearchState['unread'] {
  const isUnread = (name: (typeof rangeNames)[number]): boolean =>
    bounds.some((end) => {
      const at = `${name}_${end}`;
      return query.get(at)?.trim() && readBound(query, at, maxOf(name), 1) === null;
    });
  return rangeNames.filter((name) => query.getAll('unread').includes(name) || isUnread(name)).sort();
}

/** The position of the first result of a page among all results; not set on the first page. */
const readPosition = (input: string): number | null => shape.from.safeParse(readInteger(input)).data ?? null;

/** Swaps bounds in the wrong order. */
const orderedRange = (min: number | null, max: number | null): SearchRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
