import type { Formats } from '@/lib/i18n/figures';
import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { type ValuationResult, barNames } from '@/lib/valuation/valuation-result';
import type { FigureItem } from '@/lib/valuation/figures';
import type { Locale } from '@/schemas/locale';
import { barsPart, figurePart, paragraphPart, type MailBar, type MailPart, sumPart } from './mail/mail-parts';
import type { Valuation } from './read-valuation';

type ValuationContext = { answer: ValuationResult; t: Translate; money: Formats['money'] };

/**
 * The result in the order of the calculator: range, warnings, bars, calculation, interpretation and sources.
 */
export function valuationParts({ answer, trade }: Valuation, locale: Locale): MailPart[] {
  const t = createTranslate(locale);
  const formats = formatsOf(locale);
  const context = { answer, t, money: formats.money };
  if (!trade || answer.state === 'incomplete') return [paragraphPart(t('valuation.none'))];
  const { sde_low, sde_mid, sde_high, source, source_url, years, sales_count } = trade;
  const formatMultiple = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format;
  const multiples = t('valuation.multiple', { low: formatMultiple(sde_low), mid: formatMultiple(sde_mid), high: formatMultiple(sde_high) });
  const count = sales_count ? [t('valuation.salesCount', { count: formats.number(sales_count) })] : [];
  return [
    ...rangeParts(context),
    ...warningParts(context),
    ...barParts(context),
    calculationPart(context),
    ...(answer.state === 'range' ? [paragraphPart(`${t('valuation.times')}: ${multiples}`)] : []),
    ...interpretationParts(context),
    paragraphPart(
      `${t('valuation.sources')}: ${[trade.industry, source, years, ...count].join(', ')}. ${source_url}`,
      true,
    ),
    paragraphPart(`${t('valuation.estimate')} ${t('valuation.before')} ${t('valuation.waysNote')}`, true),
  ];
}

function rangeParts({ answer, t, money }: ValuationContext): MailPart[] {
  const { low, mid, high } = answer.amounts;
  if (low === null || mid === null || high === null) return [];
  return [figurePart(`${money(low)} – ${money(high)}`, `${t('valuation.middle')}: ${money(mid)}`)];
}

function warningParts({ answer, t }: ValuationContext): MailPart[] {
  const isLoss = answer.state === 'no-earnings';
  return [
    ...(isLoss ? [t('valuation.noEarnings')] : []),
    ...(isLoss && answer.amounts.assets === null ? [t('valuation.noAssets')] : []),
    ...(answer.disagrees ? [t('valuation.disagrees')] : []),
    ...(answer.isBelowAssets ? [t('valuation.belowAssets')] : []),
  ].map((text) => paragraphPart(text));
}

function barParts({ answer, t, money }: ValuationContext): MailPart[] {
  const { low, high, bySales, assets } = answer.amounts;
  const valueTexts = {
    byEarnings: low === null || high === null ? '' : `${money(low)} – ${money(high)}`,
    bySales: bySales === null ? '' : money(bySales),
    assets: assets === null ? '' : money(assets),
  };
  const visibleBars = barNames.flatMap((name): MailBar[] => {
    const bar = answer.bars[name];
    return bar ? [{ ...bar, name: t(`valuation.${name}`), valueText: valueTexts[name] }] : [];
  });
  return visibleBars.length > 0 ? [barsPart(t('valuation.ways'), visibleBars)] : [];
}

/** Adds up the named items: their names come from the visitor and must not be mailed. */
function calculationPart({ answer, t, money }: ValuationContext): MailPart {
  const { profit, pay, interest, depreciation, earnings } = answer.amounts;
  const total = (items: readonly FigureItem[]) => items.reduce((all, { amount }) => all + amount, 0);
  const rows: [string, number | null][] = [
    [t('valuation.profit'), profit],
    [t('valuation.pay'), pay || null],
    [t('valuation.interest'), interest || null],
    [t('valuation.depreciation'), depreciation || null],
    [t('valuation.oneOffs'), total(answer.oneOffs) || null],
    [t('valuation.personal'), total(answer.personal) || null],
  ];
  return sumPart(t('valuation.working'), [
    ...rows.flatMap(([name, amount]): [string, string][] =>
      amount === null ? [] : [[name, money(amount)]],
    ),
    [t('valuation.sde'), earnings === null ? '' : money(earnings)],
  ]);
}

function interpretationParts({ answer, t }: ValuationContext): MailPart[] {
  if (answer.drivers.length === 0) return [];
  const texts = answer.drivers.map((driver) =>
    t(`valuation.${driver === 'property' ? 'propertyNote' : driver}`),
  );
  return [paragraphPart(`${t('valuation.reading')}: ${texts.join(' ')}`)];
}
