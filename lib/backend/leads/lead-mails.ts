import { wordOption } from '@/lib/forms/field-words';
import { formWords } from '@/lib/forms/form-words';
import type { FormValues } from '@/lib/forms/parse-form';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { siteUrl } from '@/lib/routes/site-url';
import { type FormName, formFacts } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { composeMail } from '../mail/compose-mail';
import { actionPart, type MailPart } from '../mail/mail-part';
import type { Mail } from '../mail/queue-mail';
import { answerRows } from './answer-rows';
import { linkOf } from './lead-link';
import { asText, type LeadPerson } from './lead-person';
import type { Route } from './route-lead';
import { visitorWords } from './visitor-words';

export type MailedLead = {
  id: number;
  form: FormName;
  values: FormValues;
  locale: Locale;
  page: string;
  /** The contact page of where it was sent from. */
  place: string;
  route: Route;
  person: LeadPerson;
  about: { title: string; listing_number: string } | null;
};

/** What the mail to whoever sent a lead is called. */
export const visitorMail = (lead: number): string => `lead-${lead}-visitor`;

/** The mails that go with a lead: to whoever is to answer it, in the network's language, and to who wrote, in theirs. */
export function leadMails(lead: MailedLead): Mail[] {
  const isTold = formFacts[lead.form].asksAnswer && lead.route.email !== null;
  return [...(isTold ? [toRecipient(lead, lead.route.email ?? '')] : []), ...toVisitor(lead)];
}

function toRecipient(lead: MailedLead, to: string): Mail {
  const t = createTranslate(defaultLocale);
  const { name, email } = lead.person;
  const isInquiry = lead.form === 'inquiry';
  const reason = isInquiry ? wordOption(asText(lead.values.reason) ?? '', t) : formWords[lead.form].name(t);
  const written = composeMail({
    ...{ locale: defaultLocale, subject: t('inquiry.mail.newSubject', { name, reason }) },
    opening: [isInquiry ? t('inquiry.mail.newIntro', { name }) : t('forms.mail.newIntro', { name })],
    rows: rowsOf(lead),
    // Which guide somebody reads says what they are about.
    parts: lead.form === 'guide' ? waysOn(lead, t) : [],
    closing: [
      t('inquiry.mail.from', { page: `${siteUrl()}${lead.page}` }),
      t(`inquiry.mail.reason.${lead.route.by}`),
    ],
  });
  return { id: `lead-${lead.id}-recipient`, lead: lead.id, to, replyTo: email, ...written };
}

/** Nothing of what was written stands in it: whoever gives somebody else's address could mail them anything. */
function toVisitor({ id, form, values, locale, place, route, person }: MailedLead): Mail[] {
  const words = visitorWords[form];
  if (!words || !person.email) return [];
  const t = createTranslate(locale);
  const written = composeMail({
    ...{ locale, subject: words.subject(t) },
    opening: [t('inquiry.mail.hello'), ...words.lines(t, { recipient: route.name })],
    parts: waysOn({ form, values, locale, place }, t),
    closing: [t('inquiry.mail.mistaken')],
  });
  const replyTo = route.email ?? undefined;
  return [{ id: visitorMail(id), lead: id, to: person.email, replyTo, ...written }];
}

/** The button that leads on to what was asked for, where a form has one. */
function waysOn(asked: Parameters<typeof linkOf>[0], t: Translate): MailPart[] {
  const open = visitorWords[asked.form]?.open;
  return open ? [actionPart(open(t), linkOf(asked))] : [];
}

/** What was written, and the listing that it is about. */
function rowsOf({ form, values, about }: MailedLead): [string, string][] {
  const t = createTranslate(defaultLocale);
  const rows = answerRows(form, values);
  return about ? [...rows, [t('listing.listingNumber'), `${about.listing_number}, ${about.title}`]] : rows;
}
