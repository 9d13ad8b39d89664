import { optionLabel } from '@/lib/forms/field-labels';
import { formMessages } from '@/lib/forms/form-messages';
import type { FormValues } from '@/lib/forms/parse-form';
import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { contextHref } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { siteUrl } from '@/lib/routes/site-url';
import { type FormName, formTraits } from '@/schemas/forms/forms';
import type { LeadAnswer } from '@/schemas/forms/lead-answer';
import type { Locale } from '@/schemas/locale';
import type { Lead } from '../payload-types';
import { formatDue } from './create-lead-answer';
import { resolveBrandContext, stripLocale } from './find-lead-origin';
import { formatAnswers, type LeadContact, toText } from './lead-answers';
import { composeMail } from './mail/compose-mail';
import type { OutgoingMail } from './mail/enqueue-mail';
import { createActionPart, type MailPart } from './mail/mail-parts';
import type { LeadRoute } from './route-lead';

type VisitorLinkData = { form: FormName; values: FormValues; locale: Locale; contactPath: string };

const linkPaths: Partial<Record<FormName, string>> = {
  'valuation-start': '/sell-a-business/calculator',
  'buyer-registration': '/buy-a-business/business-listing-search',
};

/**
 * The link in the visitor's mail: the requested guide, or a page in the brand context of the form. Links
 * only to this site.
 */
function createVisitorLink({ form, values, locale, contactPath }: VisitorLinkData): string {
  const guide = toText(values.guide);
  if (form === 'guide' && guide && matchRoute(stripLocale(guide))) return `${siteUrl()}${guide}`;
  const enabledLocale = enabledLocales.find((candidate) => candidate === locale) ?? enabledLocales[0];
  return (
    siteUrl() +
    contextHref({ ...resolveBrandContext(contactPath), locale: enabledLocale })(
      linkPaths[form] ?? '/resources',
    )
  );
}

/**
 * Texts of the confirmation mail: `recipient` is the name of the recipient of the form, `buttonLabel` labels the
 * link.
 */
type ConfirmationTexts = {
  subject: (t: Translate) => string;
  paragraphs: (t: Translate, values: { recipient: string }) => string[];
  buttonLabel?: (t: Translate) => string;
};

/**
 * Confirmation texts by form. Forms without an email address have none; valuations have a separate mail.
 */
const confirmationTexts: Partial<Readonly<Record<FormName, ConfirmationTexts>>> = {
  inquiry: {
    subject: (t) => t('inquiry.mail.subject'),
    paragraphs: (t) => [t('inquiry.mail.thanks')],
  },
  'seller-registration': {
    subject: (t) => t('forms.mail.seller.subject'),
    paragraphs: (t) => [t('forms.mail.seller.thanks')],
  },
  'valuation-start': {
    subject: (t) => t('forms.mail.valuation.subject'),
    paragraphs: (t) => [t('forms.mail.valuation.thanks'), t('forms.mail.valuation.calculator')],
    buttonLabel: (t) => t('forms.mail.valuation.open'),
  },
  'buyer-registration': {
    subject: (t) => t('forms.mail.buyer.subject'),
    paragraphs: (t, { recipient }) => [t('forms.mail.buyer.thanks', { recipient })],
    buttonLabel: (t) => t('forms.mail.buyer.listings'),
  },
  newsletter: {
    subject: (t) => t('forms.mail.newsletter.subject'),
    paragraphs: (t) => [t('forms.mail.newsletter.thanks')],
  },
  guide: {
    subject: (t) => t('forms.mail.guide.subject'),
    paragraphs: (t, { recipient }) => [
      t('forms.mail.guide.thanks'),
      t('forms.mail.guide.questions', { recipient }),
    ],
    buttonLabel: (t) => t('forms.mail.guide.open'),
  },
  'event-seat': {
    subject: (t) => t('forms.mail.event.subject'),
    paragraphs: (t, { recipient }) => [t('forms.mail.event.thanks', { recipient })],
  },
};

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
  /** Who answers, how and by when, in the visitor's language. */
  answer: LeadAnswer | null;
};

/** Id of the mail that is sent to the visitor. */
export const formatVisitorMailId = (lead: number): string => `lead-${lead}-visitor`;

/**
 * The mails of a lead: a notification for the recipient in the default locale, and a confirmation for the
 * visitor in the visitor's locale.
 */
export function composeLeadMails(lead: LeadMailData): OutgoingMail[] {
  const shouldNotify = formTraits[lead.form].needsReply && lead.route.email !== null;
  return [
    ...(shouldNotify ? [composeNotificationMail(lead, lead.route.email ?? '')] : []),
    ...composeConfirmationMail(lead),
  ];
}

function composeNotificationMail(lead: LeadMailData, to: string): OutgoingMail {
  const t = createTranslate(defaultLocale);
  const { name, email } = lead.person;
  const isInquiry = lead.form === 'inquiry';
  const reason = isInquiry
    ? optionLabel(toText(lead.values.reason) ?? '', t)
    : formMessages[lead.form].name(t);
  const content = composeMail({
    ...{ locale: defaultLocale, subject: t('inquiry.mail.newSubject', { name, reason }) },
    opening: [isInquiry ? t('inquiry.mail.newIntro', { name }) : t('forms.mail.newIntro', { name })],
    rows: createRows(lead),
    // The link shows which guide the visitor requested.
    parts: lead.form === 'guide' ? createActionParts(lead, t) : [],
    closing: [
      t('inquiry.mail.from', { page: `${siteUrl()}${lead.page}` }),
      t(`inquiry.mail.reason.${lead.route.rule}`),
      ...formatExpectation(lead.answer, t),
    ],
  });
  return { id: `lead-${lead.id}-recipient`, lead: lead.id, to, replyTo: email, ...content };
}

/** What the visitor was promised, with the time in the language of the staff. */
export function formatExpectation(answer: LeadAnswer | null, t: Translate): string[] {
  if (!answer?.due) return [];
  const name = answer.person ?? answer.office ?? answer.network;
  return [t('forms.answer.expected', { name, due: formatDue(new Date(answer.due.at), defaultLocale) })];
}

/**
 * Contains nothing that the visitor entered: otherwise anyone could send text to any address through the
 * form.
 */
function composeConfirmationMail({
  id,
  form,
  values,
  locale,
  contactPath,
  route,
  person,
  answer,
}: LeadMailData): OutgoingMail[] {
  const texts = confirmationTexts[form];
  if (!texts || !person.email) return [];
  const t = createTranslate(locale);
  const content = composeMail({
    ...{ locale, subject: texts.subject(t) },
    opening: [
      t('inquiry.mail.hello'),
      ...texts.paragraphs(t, { recipient: route.name }),
      ...(answer ? [answer.text] : []),
    ],
    parts: createActionParts({ form, values, locale, contactPath }, t),
    closing: [t('inquiry.mail.mistaken')],
  });
  const replyTo = route.email ?? undefined;
  return [{ id: formatVisitorMailId(id), lead: id, to: person.email, replyTo, ...content }];
}

/** The button for forms whose mail has a link. */
function createActionParts(data: Parameters<typeof createVisitorLink>[0], t: Translate): MailPart[] {
  const label = confirmationTexts[data.form]?.buttonLabel;
  return label ? [createActionPart(label(t), createVisitorLink(data))] : [];
}

/** The answers and the listing. */
function createRows({ form, values, about }: LeadMailData): [string, string][] {
  const t = createTranslate(defaultLocale);
  const rows = formatAnswers(form, values);
  return about ? [...rows, [t('listing.listingNumber'), `${about.listing_number}, ${about.title}`]] : rows;
}

export type LeadReply = {
  /** Idempotency key: the same for each attempt to send the same reply. */
  key: string;
  text: string;
  to: string;
  /** The author (Reply-To) and the office. */
  author: { name: string; email: string };
  office: string;
};

/** Prefix of the ids of all reply mails of a lead. */
export const formatReplyMailIdPrefix = (lead: number): string => `lead-${lead}-answer-`;

/** The reply as a mail, with the surrounding texts in the visitor's language. */
export function composeReplyMail(
  { id, language }: Pick<Lead, 'id' | 'language'>,
  { key, text, to, author, office }: LeadReply,
): OutgoingMail {
  const locale = language ?? defaultLocale;
  const content = composeMail({
    locale,
    subject: createTranslate(locale)('inquiry.mail.answerSubject', { recipient: office }),
    opening: text.split(/\n{2,}/),
    closing: [`${author.name}, ${office}`],
  });
  return { id: `${formatReplyMailIdPrefix(id)}${key}`, lead: id, to, replyTo: author.email, ...content };
}
