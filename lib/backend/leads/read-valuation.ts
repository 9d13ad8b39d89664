import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { formatsOf } from '@/lib/i18n/formats';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { type ValuationResult, valuationResultOf } from '@/lib/valuation/valuation-result';
import { parseFigures } from '@/lib/valuation/parse-figures';
import type { ValuationMultiple } from '../payload-types';

/** The result of the calculator; `trade` is null when its multiples do not exist. */
export type Valuation = { answer: ValuationResult; trade: ValuationMultiple | null };

/**
 * Recomputes the valuation from the submitted figures and the current multiples: the result of the browser
 * is not trusted.
 */
export async function computeValuation(values: FormValues, req: PayloadRequest): Promise<Valuation> {
  const input = parseFigures(new URLSearchParams(String(values.figures ?? '')));
  const { docs } = await req.payload.find({
    ...{ collection: 'valuation-multiples', depth: 0, pagination: false, limit: 1, req },
    where: { slug: { equals: input.trade } },
  });
  const trade = docs[0] ?? null;
  const multiples = trade && {
    low: toHundredths(trade.sde_low),
    mid: toHundredths(trade.sde_mid),
    high: toHundredths(trade.sde_high),
    sales: typeof trade.sales_multiple === 'number' ? toHundredths(trade.sales_multiple) : null,
  };
  return { answer: valuationResultOf(input, multiples), trade };
}

/** Summary for the list of leads. */
export function summariseValuation({ answer, trade }: Valuation): string {
  const t = createTranslate(defaultLocale);
  const { money } = formatsOf(defaultLocale);
  const { low, high, earnings, assets } = answer.amounts;
  const rows: [string, string | null][] = [
    [t('valuation.trade'), trade?.industry ?? null],
    [t('valuation.sde'), earnings === null ? null : money(earnings)],
    [t('valuation.range'), low === null || high === null ? null : `${money(low)} – ${money(high)}`],
    [t('valuation.assets'), assets === null ? null : money(assets)],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n');
}

const toHundredths = (multiple: number): number => Math.round(multiple * 100);
