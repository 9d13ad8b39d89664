import { readAmount } from '@/schemas/read-amount';
import { type Figures, growths, type Item, mostItems, mostPesewas } from './figures';

/** The fields that hold one amount. */
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

/** The lists of named amounts, each with the names of its two fields. */
export const listNames = {
  oneOffs: { name: 'once', amount: 'onceAmount' },
  personal: { name: 'own', amount: 'ownAmount' },
} as const;
export type ListName = keyof typeof listNames;

/** What was asked: the trade, what could be read, and which fields could not, as `profit` or `onceAmount-2`. */
export type Asked = { trade: string; figures: Figures; faults: ReadonlySet<string> };

/** The hours of a week, and more years than any lease has. */
export const mostHours = 168;
export const mostYears = 999;

/** How long a name of an item may be. */
export const longestName = 60;

/** Reads the form's fields. What is left empty counts as nothing, but the profit, without which there is no sum. */
export function readFigures(fields: URLSearchParams): Asked {
  const faults = new Set<string>();
  const read = (written: string, field: string, isSigned = false): number | null => {
    if (written.trim() === '') return null;
    const amount = readAmount(written);
    if (amount !== null && Math.abs(amount) <= mostPesewas && (isSigned || amount >= 0)) return amount;
    faults.add(field);
    return null;
  };
  const amountOf = (name: AmountName) => read(fields.get(name) ?? '', name, name === 'profit');
  const itemsOf = (list: ListName): Item[] => {
    const { name, amount } = listNames[list];
    const names = fields.getAll(name);
    const amounts = fields.getAll(amount).slice(0, mostItems);
    return amounts.flatMap((written, index) => {
      const value = read(written, `${amount}-${index}`);
      return value === null
        ? []
        : [{ name: (names[index] ?? '').trim().slice(0, longestName), amount: value }];
    });
  };
  const count = (name: string, most: number): number | null => {
    const written = (fields.get(name) ?? '').trim();
    if (written === '') return null;
    if (/^\d{1,3}$/.test(written) && Number(written) <= most) return Number(written);
    faults.add(name);
    return null;
  };
  const figures: Figures = {
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
    growth: growths.find((one) => one === fields.get('growth')) ?? null,
    hours: count('hours', mostHours),
    lease: count('lease', mostYears),
  };
  return { trade: fields.get('trade') ?? '', figures, faults };
}
