import { formatsOf } from '@/lib/i18n/formats';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { amountNames, parseFigures } from '@/lib/valuation/parse-figures';

/** The calculator's figures with their labels, in the default locale. Empty figures are omitted. */
export function formatFigures(query: string): [string, string][] {
  const { trade, figures } = parseFigures(new URLSearchParams(query));
  const t = createTranslate(defaultLocale);
  const { money, number } = formatsOf(defaultLocale);
  const { growth, hours, lease, hasProperty } = figures;
  const rows: [string, string | null][] = [
    [t('valuation.trade'), trade || null],
    ...amountNames.map((name): [string, string | null] => {
      const amount = figures[name];
      return [t(`valuation.${name}`), amount ? money(amount) : null];
    }),
    ...(['oneOffs', 'personal'] as const).flatMap((list) =>
      figures[list].map(({ name, amount }): [string, string] => [
        t(`valuation.${list}`),
        `${name} ${money(amount)}`.trim(),
      ]),
    ),
    [t('valuation.property'), hasProperty ? 'yes' : null],
    [t('valuation.growth'), growth && t(`valuation.${growth}`)],
    [t('valuation.hours'), hours === null ? null : number(hours)],
    [t('valuation.lease'), lease === null ? null : number(lease)],
  ];
  return rows.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}
