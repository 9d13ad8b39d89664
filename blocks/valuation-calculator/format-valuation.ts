import type { Multiples } from '@/lib/valuation/figures';
import type { ValuationInput } from '@/lib/valuation/parse-figures';
import {
  type BarName,
  barNames,
  type ChartBar,
  type ValuationResult,
} from '@/lib/valuation/valuation-result';
import type { TradeTexts } from './trade-texts';

/**
 * An answer formatted for the page: the texts of elements with `data-text`, the visible parts with
 * `data-show`, and the bars of the chart. The server renders it, and the browser updates the rendered
 * elements with it.
 */
export type FormattedValuation = {
  texts: Readonly<Record<string, string>>;
  visibleParts: ReadonlySet<string>;
  bars: ValuationResult['bars'];
};

/** A trade that the page offers. */
export type OfferedTrade = { multiples: Multiples; texts: TradeTexts };

/** @param invalidFields the fields with unreadable values, which are not counted. */
export function formatValuation(
  answer: ValuationResult,
  trade: OfferedTrade | null,
  {
    money,
    invalidFields,
  }: { money: (pesewas: number) => string; invalidFields: ValuationInput['invalidFields'] },
): FormattedValuation {
  const { amounts, bars, drivers, state } = answer;
  const formattedAmounts = Object.entries(amounts).map(([name, amount]) => [
    name,
    amount === null || invalidFields.has(name) ? '' : money(amount),
  ]);
  const items = (['oneOffs', 'personal'] as const).flatMap((list) =>
    answer[list].map((item, index) => ({ ...item, part: `${list} ${index}` })),
  );
  const isWorked = state !== 'incomplete';
  const parts: Record<string, boolean> = {
    unread: invalidFields.size > 0,
    ...{ incomplete: !isWorked, worked: isWorked, range: state === 'range' },
    'no earnings': state === 'no-earnings',
    'no assets': state === 'no-earnings' && amounts.assets === null,
    disagrees: answer.disagrees,
    'below assets': answer.isBelowAssets,
    reading: isWorked && drivers.length > 0,
    sold: Boolean(trade?.texts.sold),
    asked: Boolean(trade?.texts.asked),
    second: Boolean(trade?.texts.second),
    'no own': trade !== null && !trade.texts.sold && !trade.texts.asked,
  };
  return {
    texts: Object.fromEntries([
      ...formattedAmounts,
      ...Object.entries(trade?.texts ?? {}),
      ...items.flatMap(({ part, name, amount }) => [
        [`${part} name`, name || '–'],
        [`${part} amount`, money(amount)],
      ]),
    ]),
    visibleParts: new Set([
      ...Object.keys(parts).filter((part) => parts[part]),
      ...[...invalidFields].map(unreadPart),
      ...items.map(({ part }) => part),
      ...drivers.map(driverPart),
      ...barNames.filter((name) => bars[name] !== null).map(barPart),
    ]),
    bars,
  };
}

/**
 * The names of the parts for an unreadable field, for an argument for either end of the range, and for a bar
 * of the chart.
 */
export const unreadPart = (field: string): string => `unread ${field}`;
export const driverPart = (driver: string): string => `driver ${driver}`;
export const barPart = (bar: BarName): string => `bar ${bar}`;

/** The SVG attributes of the two shapes of a bar. */
export function barShapes(bar: ChartBar | null) {
  const { from, to, mark } = bar ?? { from: 0, to: 0, mark: null };
  return {
    span: { x: `${from}%`, width: `${Math.max(to - from, 0).toFixed(2)}%` },
    mark: { x: `${mark ?? 0}%`, width: mark === null ? '0' : '3' },
  };
}
