import type { Formats } from '@/lib/i18n/figures';
import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { type Answer, barNames } from '@/lib/valuation/answer';
import type { Item } from '@/lib/valuation/figures';
import type { Locale } from '@/schemas/locale';
import { barsPart, figurePart, linePart, type MailBar, type MailPart, sumPart } from '../mail/mail-part';
import type { Valuation } from './read-valuation';

type Said = { answer: Answer; t: Translate; money: Formats['money'] };

/** The answer as the calculator shows it: the range, what stands beside it, every line of the sum, how to read it, and where the multiples come from. */
export function valuationParts({ answer, trade }: Valuation, locale: Locale): MailPart[] {
  const t = createTranslate(locale);
  const formats = formatsOf(locale);
  const said = { answer, t, money: formats.money };
  if (!trade || answer.state === 'incomplete') return [linePart(t('valuation.none'))];
  const { sde_low, sde_mid, sde_high, source, source_url, years, sales_count } = trade;
  const write = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format;
  const times = t('valuation.multiple', { low: write(sde_low), mid: write(sde_mid), high: write(sde_high) });
  const count = sales_count ? [t('valuation.salesCount', { count: formats.number(sales_count) })] : [];
  return [
    ...range(said),
    ...warnings(said),
    ...bars(said),
    sum(said),
    ...(answer.state === 'range' ? [linePart(`${t('valuation.times')}: ${times}`)] : []),
    ...reading(said),
    linePart(
      `${t('valuation.sources')}: ${[trade.industry, source, years, ...count].join(', ')}. ${source_url}`,
      true,
    ),
    linePart(`${t('valuation.estimate')} ${t('valuation.before')} ${t('valuation.waysNote')}`, true),
  ];
}

function range({ answer, t, money }: Said): MailPart[] {
  const { low, mid, high } = answer.amounts;
  if (low === null || mid === null || high === null) return [];
  return [figurePart(`${money(low)} – ${money(high)}`, `${t('valuation.middle')}: ${money(mid)}`)];
}

function warnings({ answer, t }: Said): MailPart[] {
  const isLoss = answer.state === 'no-earnings';
  return [
    ...(isLoss ? [t('valuation.noEarnings')] : []),
    ...(isLoss && answer.amounts.assets === null ? [t('valuation.noAssets')] : []),
    ...(answer.disagrees ? [t('valuation.disagrees')] : []),
    ...(answer.isBelowAssets ? [t('valuation.belowAssets')] : []),
  ].map((line) => linePart(line));
}

function bars({ answer, t, money }: Said): MailPart[] {
  const { low, high, bySales, assets } = answer.amounts;
  const says = {
    byEarnings: low === null || high === null ? '' : `${money(low)} – ${money(high)}`,
    bySales: bySales === null ? '' : money(bySales),
    assets: assets === null ? '' : money(assets),
  };
  const shown = barNames.flatMap((name): MailBar[] => {
    const bar = answer.bars[name];
    return bar ? [{ ...bar, name: t(`valuation.${name}`), says: says[name] }] : [];
  });
  return shown.length > 0 ? [barsPart(t('valuation.ways'), shown)] : [];
}

/** What was listed by names is added up: whoever gives somebody else's address could have us mail them words. */
function sum({ answer, t, money }: Said): MailPart {
  const { profit, pay, interest, depreciation, earnings } = answer.amounts;
  const total = (items: readonly Item[]) => items.reduce((all, { amount }) => all + amount, 0);
  const lines: [string, number | null][] = [
    [t('valuation.profit'), profit],
    [t('valuation.pay'), pay || null],
    [t('valuation.interest'), interest || null],
    [t('valuation.depreciation'), depreciation || null],
    [t('valuation.oneOffs'), total(answer.oneOffs) || null],
    [t('valuation.personal'), total(answer.personal) || null],
  ];
  return sumPart(t('valuation.working'), [
    ...lines.flatMap(([name, amount]): [string, string][] =>
      amount === null ? [] : [[name, money(amount)]],
    ),
    [t('valuation.sde'), earnings === null ? '' : money(earnings)],
  ]);
}

function reading({ answer, t }: Said): MailPart[] {
  if (answer.drivers.length === 0) return [];
  const lines = answer.drivers.map((driver) =>
    t(`valuation.${driver === 'property' ? 'propertyNote' : driver}`),
  );
  return [linePart(`${t('valuation.reading')}: ${lines.join(' ')}`)];
}
