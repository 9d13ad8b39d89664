import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { formatsOf } from '@/lib/i18n/formats';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { type Answer, answerFor } from '@/lib/valuation/answer';
import { readFigures } from '@/lib/valuation/read-figures';
import type { ValuationMultiple } from '../payload-types';

/** What somebody's figures come to; `trade` is null where its multiples are gone, or were never there. */
export type Valuation = { answer: Answer; trade: ValuationMultiple | null };

/** Works out anew what the calculator showed, from the figures that were sent and the table as it stands: what a browser worked out is not believed. */
export async function readValuation(values: FormValues, req: PayloadRequest): Promise<Valuation> {
  const asked = readFigures(new URLSearchParams(String(values.figures ?? '')));
  const { docs } = await req.payload.find({
    ...{ collection: 'valuation-multiples', depth: 0, pagination: false, limit: 1, req },
    where: { slug: { equals: asked.trade } },
  });
  const trade = docs[0] ?? null;
  const multiples = trade && {
    low: toHundredths(trade.sde_low),
    mid: toHundredths(trade.sde_mid),
    high: toHundredths(trade.sde_high),
    sales: typeof trade.sales_multiple === 'number' ? toHundredths(trade.sales_multiple) : null,
  };
  return { answer: answerFor(asked, multiples), trade };
}

/** What staff read of it in the list of leads. */
export function summariseValuation({ answer, trade }: Valuation): string {
  const t = createTranslate(defaultLocale);
  const { money } = formatsOf(defaultLocale);
  const { low, high, earnings, assets } = answer.amounts;
  const lines: [string, string | null][] = [
    [t('valuation.trade'), trade?.industry ?? null],
    [t('valuation.sde'), earnings === null ? null : money(earnings)],
    [t('valuation.range'), low === null || high === null ? null : `${money(low)} – ${money(high)}`],
    [t('valuation.assets'), assets === null ? null : money(assets)],
  ];
  return lines.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n');
}

const toHundredths = (multiple: number): number => Math.round(multiple * 100);
