import { type Answer, type Bar, type BarName, barNames } from '@/lib/valuation/answer';
import type { Multiples } from '@/lib/valuation/figures';
import type { Asked } from '@/lib/valuation/read-figures';
import type { TradeWords } from './trade-words';

/**
 * An answer as the page shows it: the texts of places marked `data-text`, which parts marked `data-show` are seen, and the bars of the chart. The
 * server draws by it, and the browser fills in by it what the server drew.
 */
export type ToldAnswer = {
  texts: Readonly<Record<string, string>>;
  shown: ReadonlySet<string>;
  bars: Answer['bars'];
};

/** A trade as the page offers it. */
export type OfferedTrade = { multiples: Multiples; words: TradeWords };

/** @param faults the fields that could not be read, and so are not counted. */
export function tellAnswer(
  answer: Answer,
  trade: OfferedTrade | null,
  { money, faults }: { money: (pesewas: number) => string; faults: Asked['faults'] },
): ToldAnswer {
  const { amounts, bars, drivers, state } = answer;
  const named = Object.entries(amounts).map(([name, amount]) => [
    name,
    amount === null || faults.has(name) ? '' : money(amount),
  ]);
  const items = (['oneOffs', 'personal'] as const).flatMap((list) =>
    answer[list].map((item, index) => ({ ...item, part: `${list} ${index}` })),
  );
  const isWorked = state !== 'incomplete';
  const parts: Record<string, boolean> = {
    unread: faults.size > 0,
    ...{ incomplete: !isWorked, worked: isWorked, range: state === 'range' },
    'no earnings': state === 'no-earnings',
    'no assets': state === 'no-earnings' && amounts.assets === null,
    disagrees: answer.disagrees,
    'below assets': answer.isBelowAssets,
    reading: isWorked && drivers.length > 0,
    sold: Boolean(trade?.words.sold),
    asked: Boolean(trade?.words.asked),
    second: Boolean(trade?.words.second),
    'no own': trade !== null && !trade.words.sold && !trade.words.asked,
  };
  return {
    texts: Object.fromEntries([
      ...named,
      ...Object.entries(trade?.words ?? {}),
      ...items.flatMap(({ part, name, amount }) => [
        [`${part} name`, name || '–'],
        [`${part} amount`, money(amount)],
      ]),
    ]),
    shown: new Set([
      ...Object.keys(parts).filter((part) => parts[part]),
      ...[...faults].map(unreadPart),
      ...items.map(({ part }) => part),
      ...drivers.map(driverPart),
      ...barNames.filter((name) => bars[name] !== null).map(barPart),
    ]),
    bars,
  };
}

/** The names of the parts that show that a field was not read, what speaks for either end, and a bar of the chart. */
export const unreadPart = (field: string): string => `unread ${field}`;
export const driverPart = (driver: string): string => `driver ${driver}`;
export const barPart = (bar: BarName): string => `bar ${bar}`;

/** The attributes of a bar's two shapes. */
export function barShapes(bar: Bar | null) {
  const { from, to, mark } = bar ?? { from: 0, to: 0, mark: null };
  return {
    span: { x: `${from}%`, width: `${Math.max(to - from, 0).toFixed(2)}%` },
    mark: { x: `${mark ?? 0}%`, width: mark === null ? '0' : '3' },
  };
}
