import { wordField, wordOption } from '@/lib/forms/field-words';
import type { FormValues } from '@/lib/forms/parse-form';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/queue-mail';
import type { Route } from './route-lead';

export type MailedLead = {
  id: number;
  form: FormName;
  values: FormValues;
  locale: Locale;
  page: string;
  route: Route;
  about: { title: string; listing_number: string } | null;
};

/** The mails that go with a lead: to whoever is to answer it, in the network's language, and to who wrote, in theirs. */
export function leadMails(lead: MailedLead): Mail[] {
  const recipients = lead.route.email ? [toRecipient(lead, lead.route.email)] : [];
  return [...recipients, toVisitor(lead)];
}

function toRecipient(lead: MailedLead, to: string): Mail {
  const t = createTranslate(defaultLocale);
  const name = say(lead.values.full_name);
  const reason = say(lead.values.reason);
  const subject = t('inquiry.mail.newSubject', { name, reason: wordOption(reason, t) });
  const written = composeMail({
    ...{ locale: defaultLocale, subject },
    opening: [t('inquiry.mail.newIntro', { name })],
    rows: rowsOf(lead),
    closing: [
      t('inquiry.mail.from', { page: `${process.env.SITE_URL || 'http://localhost:3000'}${lead.page}` }),
      t(`inquiry.mail.why.${lead.route.by}`),
    ],
  });
  return { id: `lead-${lead.id}-recipient`, lead: lead.id, to, replyTo: say(lead.values.email), ...written };
}

/** Nothing of what was written stands in it: whoever gives somebody else's address could mail them anything. */
function toVisitor({ id, values, locale, route }: MailedLead): Mail {
  const t = createTranslate(locale);
  const written = composeMail({
    ...{ locale, subject: t('inquiry.mail.subject') },
    opening: [t('inquiry.mail.hello'), t('inquiry.mail.thanks', { recipient: route.name })],
    closing: [t('inquiry.mail.mistaken')],
  });
  const replyTo = route.email ?? undefined;
  return { id: `lead-${id}-visitor`, lead: id, to: say(values.email), replyTo, ...written };
}

/** What was written, in the order of the form and its words; agreements stand in the ledger. */
function rowsOf({ form, values, about }: MailedLead): [string, string][] {
  const t = createTranslate(defaultLocale);
  const rows = Object.entries<FormField>(forms[form]).flatMap(([name, { kind }]): [string, string][] => {
    const value = values[name];
    if (typeof value !== 'string' || kind === 'record') return [];
    return [[wordField(name, t), kind === 'choice' ? wordOption(value, t) : value]];
  });
  return about ? [...rows, [t('listing.listingNumber'), `${about.listing_number}, ${about.title}`]] : rows;
}

const say = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');
