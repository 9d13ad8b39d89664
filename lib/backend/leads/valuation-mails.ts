import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { contextHref } from '@/lib/routes/context-href';
import { siteUrl } from '@/lib/routes/site-url';
import type { Locale } from '@/schemas/locale';
import { composeMail } from './mail/compose-mail';
import { actionPart } from './mail/mail-parts';
import type { OutgoingMail } from './mail/enqueue-mail';
import { brandContextAt } from './find-lead-origin';
import { type LeadMailData, visitorMailId } from './lead-mails';
import type { Valuation } from './read-valuation';
import { valuationParts } from './valuation-parts';

type ValuationMailData = Omit<LeadMailData, 'about' | 'form' | 'person'>;

/**
 * The valuation for the visitor and the notification for the recipient. Neither contains names that the
 * visitor typed, only amounts.
 */
export function composeValuationMails(lead: ValuationMailData, valuation: Valuation): OutgoingMail[] {
  const recipientEmail = lead.route.email;
  return [...(recipientEmail ? [valuationNotification(lead, recipientEmail, valuation)] : []), valuationMail(lead, valuation)];
}

function valuationMail({ id, values, locale, contactPath, route }: ValuationMailData, valuation: Valuation): OutgoingMail {
  const t = createTranslate(locale);
  const enabledLocale = enabledLocales.find((one) => one === locale) ?? defaultLocale;
  const hrefFor = contextHref({ ...brandContextAt(contactPath), locale: enabledLocale });
  const origin = siteUrl();
  const content = composeMail({
    ...{ locale, subject: t('valuation.answer') },
    opening: [t('inquiry.mail.hello'), t('valuation.mail.intro')],
    parts: [
      ...valuationParts(valuation, locale),
      actionPart(t('valuation.mail.talk', { recipient: route.name }), origin + hrefFor('/contact-us')),
    ],
    closing: [
      t('valuation.mail.again', { address: origin + hrefFor('/sell-a-business/calculator') }),
      t('inquiry.mail.mistaken'),
    ],
  });
  return {
    id: visitorMailId(id),
    lead: id,
    to: emailOf(values),
    replyTo: route.email ?? undefined,
    ...content,
  };
}

function valuationNotification({ id, values, page, route }: ValuationMailData, to: string, valuation: Valuation): OutgoingMail {
  const locale: Locale = defaultLocale;
  const t = createTranslate(locale);
  const email = emailOf(values);
  const content = composeMail({
    ...{ locale, subject: t('valuation.mail.newSubject', { email }) },
    opening: [t('valuation.mail.newIntro', { email })],
    parts: valuationParts(valuation, locale),
    closing: [t('inquiry.mail.from', { page: `${siteUrl()}${page}` }), t(`inquiry.mail.reason.${route.rule}`)],
  });
  return { id: `lead-${id}-recipient`, lead: id, to, replyTo: email, ...content };
}

const emailOf = ({ email }: ValuationMailData['values']): string => String(email ?? '');
