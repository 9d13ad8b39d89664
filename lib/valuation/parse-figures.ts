import { readAmount } from '@/schemas/read-amount';
import { type BusinessFigures, type FigureItem, growths, MAX_ITEMS, MAX_PESEWAS } from './figures';

/** The value of the parameter `estimate` that opens the result in whichever calculator the page has. */
export const anyCalculator = 'any';

/** Fields with a single amount. */
export const amountNames = [
  'sales',
  'profit',
  'pay',
  'interest',
  'depreciation',
  'stock',
  'equipment',
] as const;
export type AmountName = (typeof amountNames)[number];

/** Lists of named amounts, each with the names of its two fields. */
export const listNames = {
  oneOffs: { name: 'once', amount: 'onceAmount' },
  personal: { name: 'own', amount: 'ownAmount' },
} as const;
export type ListName = keyof typeof listNames;

/**
 * The submitted form: trade, valid figures, and the names of invalid fields, such as `profit` or
 * `onceAmount-2`.
 */
export type ValuationInput = { trade: string; figures: BusinessFigures; invalidFields: ReadonlySet<string> };

/** The hours of a week, and more years than any lease has. */
export const MAX_WEEKLY_HOURS = 168;
export const MAX_LEASE_YEARS = 999;

/** Maximum length of an item's name. */
export const MAX_NAME_LENGTH = 60;

/** Parses the fields of the form. Empty fields count as zero, except the profit, which is required. */
export function parseFigures(fields: URLSearchParams): ValuationInput {
  const invalidFields = new Set<string>();
  const parseField = (text: string, field: string, isSigned = false): number | null => {
    if (text.trim() === '') return null;
    const amount = readAmount(text);
    if (amount !== null && Math.abs(amount) <= MAX_PESEWAS && (isSigned || amount >= 0)) return amount;
    invalidFields.add(field);
    return null;
  };
  const amountOf = (name: AmountName) => parseField(fields.get(name) ?? '', name, name === 'profit');
  const itemsOf = (list: ListName): FigureItem[] => {
    const { name, amount } = listNames[list];
    const names = fields.getAll(name);
    const amounts = fields.getAll(amount).slice(0, MAX_ITEMS);
    return amounts.flatMap((text, index) => {
      const value = parseField(text, `${amount}-${index}`);
      return value === null
        ? []
        : [{ name: (names[index] ?? '').trim().slice(0, MAX_NAME_LENGTH), amount: value }];
    });
  };
  const parseCount = (name: string, max: number): number | null => {
    const text = (fields.get(name) ?? '').trim();
    if (text === '') return null;
    if (/^\d{1,3}$/.test(text) && Number(text) <= max) return Number(text);
    invalidFields.add(name);
    return null;
  };
  const figures: BusinessFigures = {
    profit: amountOf('profit'),
    pay: amountOf('pay') ?? 0,
    interest: amountOf('interest') ?? 0,
    depreciation: amountOf('depreciation') ?? 0,
    oneOffs: itemsOf('oneOffs'),
    personal: itemsOf('personal'),
    sales: amountOf('sales') ?? 0,
    stock: amountOf('stock') ?? 0,
    equipment: amountOf('equipment') ?? 0,
    hasProperty: fields.has('property'),
    growth: growths.find((candidate) => candidate === fields.get('growth')) ?? null,
    hours: parseCount('hours', MAX_WEEKLY_HOURS),
    lease: parseCount('lease', MAX_LEASE_YEARS),
  };
  return { trade: fields.get('trade') ?? '', figures, invalidFields };
}
