import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import type { Formats } from '@/lib/i18n/figures';
import { formatsOf } from '@/lib/i18n/formats';
import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { contextHref } from '@/lib/routes/context-href';
import { siteUrl } from '@/lib/routes/site-url';
import type { FigureItem } from '@/lib/valuation/figures';
import { parseFigures } from '@/lib/valuation/parse-figures';
import { barNames, type ValuationResult, valuationResultOf } from '@/lib/valuation/valuation-result';
import type { Locale } from '@/schemas/locale';
import type { ValuationMultiple } from '../payload-types';
import { resolveBrandContext } from './find-lead-origin';
import { createContactRow, formatVisitorMailId, type LeadMailData } from './lead-mails';
import { composeMail } from './mail/compose-mail';
import type { OutgoingMail } from './mail/enqueue-mail';
import {
  createActionPart,
  createBarsPart,
  createFigurePart,
  createParagraphPart,
  createSumPart,
  type MailBar,
  type MailPart,
} from './mail/mail-parts';

/** The result of the calculator; `trade` is null when its multiples do not exist. */
export type Valuation = { answer: ValuationResult; trade: ValuationMultiple | null };

/**
 * Recomputes the valuation from the submitted figures and the current multiples: the result of the browser
 * is not trusted. `isInvalid`: the submitted text is not what the calculator writes, or has no result.
 */
export async function computeValuation(
  values: FormValues,
  req: PayloadRequest,
): Promise<Valuation & { isInvalid: boolean }> {
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
  const answer = valuationResultOf(input, multiples);
  return { answer, trade, isInvalid: answer.state === 'incomplete' || input.invalidFields.size > 0 };
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

type ValuationContext = { answer: ValuationResult; t: Translate; money: Formats['money'] };

/**
 * The result in the order of the calculator: range, warnings, bars, calculation, interpretation and sources.
 */
function createValuationParts({ answer, trade }: Valuation, locale: Locale): MailPart[] {
  const t = createTranslate(locale);
  const formats = formatsOf(locale);
  const context = { answer, t, money: formats.money };
  if (!trade || answer.state === 'incomplete') return [createParagraphPart(t('valuation.none'))];
  const { sde_low, sde_mid, sde_high, source, source_url, years, sales_count } = trade;
  const formatMultiple = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format;
  const multiples = t('valuation.multiple', {
    low: formatMultiple(sde_low),
    mid: formatMultiple(sde_mid),
    high: formatMultiple(sde_high),
  });
  const count = sales_count ? [t('valuation.salesCount', { count: formats.number(sales_count) })] : [];
  return [
    ...createRangeParts(context),
    ...createWarningParts(context),
    ...createBarParts(context),
    createCalculationPart(context),
    ...(answer.state === 'range' ? [createParagraphPart(`${t('valuation.times')}: ${multiples}`)] : []),
    ...createInterpretationParts(context),
    createParagraphPart(
      `${t('valuation.sources')}: ${[trade.industry, source, years, ...count].join(', ')}. ${source_url}`,
      true,
    ),
    createParagraphPart(
      `${t('valuation.estimate')} ${t('valuation.before')} ${t('valuation.roundingNote')}`,
      true,
    ),
  ];
}

function createRangeParts({ answer, t, money }: ValuationContext): MailPart[] {
  const { low, mid, high } = answer.amounts;
  if (low === null || mid === null || high === null) return [];
  return [createFigurePart(`${money(low)} – ${money(high)}`, `${t('valuation.middle')}: ${money(mid)}`)];
}

function createWarningParts({ answer, t }: ValuationContext): MailPart[] {
  const isLoss = answer.state === 'no-earnings';
  return [
    ...(isLoss ? [t('valuation.noEarnings')] : []),
    ...(isLoss && answer.amounts.assets === null ? [t('valuation.noAssets')] : []),
    ...(answer.disagrees ? [t('valuation.disagrees')] : []),
    ...(answer.isBelowAssets ? [t('valuation.belowAssets')] : []),
  ].map((text) => createParagraphPart(text));
}

function createBarParts({ answer, t, money }: ValuationContext): MailPart[] {
  const { low, high, bySales, assets } = answer.amounts;
  const valueTexts = {
    byEarnings: low === null || high === null ? '' : `${money(low)} – ${money(high)}`,
    bySales: bySales === null ? '' : money(bySales),
    assets: assets === null ? '' : money(assets),
  };
  const visibleBars = barNames.flatMap((name): MailBar[] => {
    const bar = answer.bars[name];
    return bar
      ? [
          {
            from: bar.from,
            to: bar.to,
            middle: bar.mark,
            name: t(`valuation.${name}`),
            valueText: valueTexts[name],
          },
        ]
      : [];
  });
  return visibleBars.length > 0 ? [createBarsPart(t('valuation.ways'), visibleBars)] : [];
}

/** Adds up the named items, because their names are visitor input and must not be mailed. */
function createCalculationPart({ answer, t, money }: ValuationContext): MailPart {
  const { profit, pay, interest, depreciation, earnings } = answer.amounts;
  const sumAmounts = (items: readonly FigureItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, number | null][] = [
    [t('valuation.profit'), profit],
    [t('valuation.pay'), pay || null],
    [t('valuation.interest'), interest || null],
    [t('valuation.depreciation'), depreciation || null],
    [t('valuation.oneOffs'), sumAmounts(answer.oneOffs) || null],
    [t('valuation.personal'), sumAmounts(answer.personal) || null],
  ];
  return createSumPart(t('valuation.working'), [
    ...rows.flatMap(([name, amount]): [string, string][] => (amount === null ? [] : [[name, money(amount)]])),
    [t('valuation.sde'), earnings === null ? '' : money(earnings)],
  ]);
}

function createInterpretationParts({ answer, t }: ValuationContext): MailPart[] {
  if (answer.drivers.length === 0) return [];
  const texts = answer.drivers.map((driver) =>
    t(`valuation.${driver === 'property' ? 'propertyNote' : driver}`),
  );
  return [createParagraphPart(`${t('valuation.reading')}: ${texts.join(' ')}`)];
}

type ValuationMailData = Omit<LeadMailData, 'about' | 'form' | 'person'>;

/**
 * The valuation for the visitor and the notification for the recipient. Neither contains names that the
 * visitor typed, only amounts.
 */
export function composeValuationMails(lead: ValuationMailData, valuation: Valuation): OutgoingMail[] {
  const recipientEmail = lead.route.email;
  return [
    ...(recipientEmail ? [composeValuationNotification(lead, recipientEmail, valuation)] : []),
    composeValuationMail(lead, valuation),
  ];
}

function composeValuationMail(
  { id, values, locale, contactPath, contact, answer }: ValuationMailData,
  valuation: Valuation,
): OutgoingMail {
  const t = createTranslate(locale);
  const enabledLocale = enabledLocales.find((candidate) => candidate === locale) ?? defaultLocale;
  const hrefFor = contextHref({ ...resolveBrandContext(contactPath), locale: enabledLocale });
  const origin = siteUrl();
  const content = composeMail({
    ...{ locale, subject: t('valuation.answer') },
    opening: [t('inquiry.mail.hello'), t('valuation.mail.intro')],
    rows: [createContactRow({ contact, locale }, t)],
    parts: [
      ...createValuationParts(valuation, locale),
      createActionPart(
        t('valuation.mail.talk', { recipient: contact.name }),
        origin + hrefFor('/contact-us'),
      ),
    ],
    closing: [
      ...(answer ? [answer.text] : []),
      t('valuation.mail.again', { address: origin + hrefFor('/sell-a-business/calculator') }),
      t('inquiry.mail.mistaken'),
    ],
  });
  return {
    id: formatVisitorMailId(id),
    lead: id,
    to: emailOf(values),
    replyTo: contact.email ?? undefined,
    ...content,
  };
}

function composeValuationNotification(
  { id, values, page, route }: ValuationMailData,
  to: string,
  valuation: Valuation,
): OutgoingMail {
  const locale: Locale = defaultLocale;
  const t = createTranslate(locale);
  const email = emailOf(values);
  const content = composeMail({
    ...{ locale, subject: t('valuation.mail.newSubject', { email }) },
    opening: [t('valuation.mail.newIntro', { email })],
    parts: createValuationParts(valuation, locale),
    closing: [
      t('inquiry.mail.from', { page: `${siteUrl()}${page}` }),
      t(`inquiry.mail.reason.${route.rule}`),
    ],
  });
  return { id: `lead-${id}-recipient`, lead: id, to, replyTo: email, ...content };
}

const emailOf = ({ email }: ValuationMailData['values']): string => String(email ?? '');
