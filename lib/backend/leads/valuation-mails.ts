import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { contextHref } from '@/lib/routes/context-href';
import { siteUrl } from '@/lib/routes/site-url';
import type { Locale } from '@/schemas/locale';
import { composeMail } from '../mail/compose-mail';
import { actionPart } from '../mail/mail-part';
import type { Mail } from '../mail/queue-mail';
import { contextAt } from './find-nearby';
import { type MailedLead, visitorMail } from './lead-mails';
import type { Valuation } from './read-valuation';
import { valuationParts } from './valuation-parts';

type MailedValuation = Omit<MailedLead, 'about' | 'form' | 'person'>;

/** The calculator's answer to who asked for it, and to whoever is near that somebody did. Names that were typed stand in neither: only figures do. */
export function valuationMails(lead: MailedValuation, valuation: Valuation): Mail[] {
  const to = lead.route.email;
  return [...(to ? [toRecipient(lead, to, valuation)] : []), toVisitor(lead, valuation)];
}

function toVisitor({ id, values, locale, place, route }: MailedValuation, valuation: Valuation): Mail {
  const t = createTranslate(locale);
  const shown = enabledLocales.find((one) => one === locale) ?? defaultLocale;
  const to = contextHref({ ...contextAt(place), locale: shown });
  const site = siteUrl();
  const written = composeMail({
    ...{ locale, subject: t('valuation.answer') },
    opening: [t('inquiry.mail.hello'), t('valuation.mail.intro')],
    parts: [
      ...valuationParts(valuation, locale),
      actionPart(t('valuation.mail.talk', { recipient: route.name }), site + to('/contact-us')),
    ],
    closing: [
      t('valuation.mail.again', { address: site + to('/sell-a-business/calculator') }),
      t('inquiry.mail.mistaken'),
    ],
  });
  return {
    id: visitorMail(id),
    lead: id,
    to: emailOf(values),
    replyTo: route.email ?? undefined,
    ...written,
  };
}

function toRecipient({ id, values, page, route }: MailedValuation, to: string, valuation: Valuation): Mail {
  const locale: Locale = defaultLocale;
  const t = createTranslate(locale);
  const email = emailOf(values);
  const written = composeMail({
    ...{ locale, subject: t('valuation.mail.newSubject', { email }) },
    opening: [t('valuation.mail.newIntro', { email })],
    parts: valuationParts(valuation, locale),
    closing: [t('inquiry.mail.from', { page: `${siteUrl()}${page}` }), t(`inquiry.mail.reason.${route.by}`)],
  });
  return { id: `lead-${id}-recipient`, lead: id, to, replyTo: email, ...written };
}

const emailOf = ({ email }: MailedValuation['values']): string => String(email ?? '');
