import { optionLabel } from '@/lib/forms/field-labels';
import { formMessages } from '@/lib/forms/form-messages';
import type { FormValues } from '@/lib/forms/parse-form';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { siteUrl } from '@/lib/routes/site-url';
import { type FormName, formTraits } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { composeMail } from './mail/compose-mail';
import { actionPart, type MailPart } from './mail/mail-parts';
import type { OutgoingMail } from './mail/enqueue-mail';
import { formatAnswers } from './lead-answers';
import { visitorLink } from './lead-link';
import { textValue, type LeadContact } from './lead-person';
import type { LeadRoute } from './route-lead';
import { confirmationTexts } from './visitor-words';

export type LeadMailData = {
  id: number;
  form: FormName;
  values: FormValues;
  locale: Locale;
  page: string;
  /** Contact page of the form's origin. */
  contactPath: string;
  route: LeadRoute;
  person: LeadContact;
  about: { title: string; listing_number: string } | null;
};

/** Id of the mail that is sent to the visitor. */
export const visitorMailId = (lead: number): string => `lead-${lead}-visitor`;

/**
 * The mails of a lead: a notification for the recipient in the default locale, and a confirmation for the
 * visitor in the visitor's locale.
 */
export function composeLeadMails(lead: LeadMailData): OutgoingMail[] {
  const shouldNotify = formTraits[lead.form].needsReply && lead.route.email !== null;
  return [...(shouldNotify ? [notificationMail(lead, lead.route.email ?? '')] : []), ...confirmationMail(lead)];
}

function notificationMail(lead: LeadMailData, to: string): OutgoingMail {
  const t = createTranslate(defaultLocale);
  const { name, email } = lead.person;
  const isInquiry = lead.form === 'inquiry';
  const reason = isInquiry ? optionLabel(textValue(lead.values.reason) ?? '', t) : formMessages[lead.form].name(t);
  const content = composeMail({
    ...{ locale: defaultLocale, subject: t('inquiry.mail.newSubject', { name, reason }) },
    opening: [isInquiry ? t('inquiry.mail.newIntro', { name }) : t('forms.mail.newIntro', { name })],
    rows: rowsOf(lead),
    // The guide shows what the visitor is interested in.
    parts: lead.form === 'guide' ? actionParts(lead, t) : [],
    closing: [
      t('inquiry.mail.from', { page: `${siteUrl()}${lead.page}` }),
      t(`inquiry.mail.reason.${lead.route.rule}`),
    ],
  });
  return { id: `lead-${lead.id}-recipient`, lead: lead.id, to, replyTo: email, ...content };
}

/**
 * Contains nothing that the visitor entered: otherwise anyone could send text to any address through the
 * form.
 */
function confirmationMail({ id, form, values, locale, contactPath, route, person }: LeadMailData): OutgoingMail[] {
  const texts = confirmationTexts[form];
  if (!texts || !person.email) return [];
  const t = createTranslate(locale);
  const content = composeMail({
    ...{ locale, subject: texts.subject(t) },
    opening: [t('inquiry.mail.hello'), ...texts.paragraphs(t, { recipient: route.name })],
    parts: actionParts({ form, values, locale, contactPath }, t),
    closing: [t('inquiry.mail.mistaken')],
  });
  const replyTo = route.email ?? undefined;
  return [{ id: visitorMailId(id), lead: id, to: person.email, replyTo, ...content }];
}

/** The button for forms whose mail has a link. */
function actionParts(data: Parameters<typeof visitorLink>[0], t: Translate): MailPart[] {
  const label = confirmationTexts[data.form]?.buttonLabel;
  return label ? [actionPart(label(t), visitorLink(data))] : [];
}

/** The answers and the listing. */
function rowsOf({ form, values, about }: LeadMailData): [string, string][] {
  const t = createTranslate(defaultLocale);
  const rows = formatAnswers(form, values);
  return about ? [...rows, [t('listing.listingNumber'), `${about.listing_number}, ${about.title}`]] : rows;
}
