import { optionLabel } from '@/lib/forms/field-labels';
import { formMessages } from '@/lib/forms/form-messages';
import type { FormValues } from '@/lib/forms/parse-form';
import { formatsOf } from '@/lib/i18n/formats';
import { formatEventTimes } from '@/lib/i18n/local-time';
import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { contextHref } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { mergeQuery } from '@/lib/routes/merge-query';
import { siteUrl } from '@/lib/routes/site-url';
import type { EventSession } from '@/schemas/event-session';
import { formTraits, type LeadFormName } from '@/schemas/forms/forms';
import type { LeadAnswer } from '@/schemas/forms/lead-answer';
import type { Locale } from '@/schemas/locale';
import type { Lead } from '../payload-types';
import { formatDue } from './create-lead-answer';
import type { AnswererNumbers } from './find-answerer';
import { resolveBrandContext, stripLocale } from './find-lead-origin';
import { formatAnswers, formatFigures, type LeadContact, toText } from './lead-answers';
import { renderCalendarFile } from './mail/calendar-file';
import { composeMail } from './mail/compose-mail';
import type { OutgoingMail } from './mail/enqueue-mail';
import { createActionPart, type MailPart } from './mail/mail-parts';
import { formatMailCopy } from './mail-copy';
import { newsletterLink } from './newsletter-links';
import type { LeadRoute } from './route-lead';

type VisitorLinkData = { form: LeadFormName; values: FormValues; locale: Locale; contactPath: string };

const linkPaths: Partial<Record<LeadFormName, string>> = {
  'valuation-start': '/sell-a-business/calculator',
};

/**
 * The link in the visitor's mail: the requested guide, or a page in the brand context of the form. Links
 * only to this site.
 */
function createVisitorLink({ form, values, locale, contactPath }: VisitorLinkData): string {
  const email = toText(values.email);
  if (form === 'newsletter' && email) return newsletterLink('confirm', { email, locale });
  const guide = toText(values.guide);
  if (form === 'guide' && guide && matchRoute(stripLocale(guide))) return `${siteUrl()}${guide}`;
  const enabledLocale = enabledLocales.find((candidate) => candidate === locale) ?? enabledLocales[0];
  const figures = form === 'valuation-start' ? toText(values.figures) : undefined;
  const path = contextHref({ ...resolveBrandContext(contactPath), locale: enabledLocale })(
    linkPaths[form] ?? '/resources',
  );
  return siteUrl() + (figures ? mergeQuery(path, { query: figures }) : path);
}

/**
 * Texts of the confirmation mail: `recipient` is the name of the recipient of the form, `buttonLabel` labels the
 * link.
 */
type ConfirmationTexts = {
  subject: (t: Translate) => string;
  paragraphs: (t: Translate, values: { recipient: string; hasFigures: boolean }) => string[];
  buttonLabel?: (t: Translate) => string;
};

/**
 * Confirmation texts by form. Forms without an email address have none; valuations and accounts have separate mails.
 */
const confirmationTexts: Partial<Readonly<Record<LeadFormName, ConfirmationTexts>>> = {
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
    paragraphs: (t, { hasFigures }) => [
      t('forms.mail.valuation.thanks'),
      t(`forms.mail.valuation.${hasFigures ? 'calculated' : 'calculator'}`),
    ],
    buttonLabel: (t) => t('forms.mail.valuation.open'),
  },
  newsletter: {
    subject: (t) => t('forms.mail.newsletter.subject'),
    paragraphs: (t) => [t('forms.mail.newsletter.thanks')],
    buttonLabel: (t) => t('newsletter.confirm.button'),
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
  form: LeadFormName;
  values: FormValues;
  locale: Locale;
  page: string;
  /** Contact page of the form's origin. */
  contactPath: string;
  route: LeadRoute;
  person: LeadContact;
  about: { title: string; listing_number: string } | null;
  /** What the visitor learns of the recipient: name, address for replies, and public numbers. */
  contact: AnswererNumbers & { name: string; email: string | null };
  /** The reserved session of an event, with the title of its page. */
  event?: { title: string; session: EventSession } | undefined;
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
    opening: [
      isInquiry
        ? t('inquiry.mail.newIntro', { name })
        : t(email ? 'forms.mail.newIntro' : 'forms.mail.newIntroByPhone', { name }),
    ],
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
 * Contains the recipient with their numbers and a copy of the answers, without web addresses: anyone could
 * otherwise send links to any address through the form.
 */
function composeConfirmationMail(lead: LeadMailData): OutgoingMail[] {
  const { id, form, locale, contact, person, answer } = lead;
  const texts = confirmationTexts[form];
  if (!texts || !person.email) return [];
  const t = createTranslate(locale);
  const unsubscribe =
    form === 'newsletter' ? newsletterLink('unsubscribe', { email: person.email, locale }) : undefined;
  const calendar = createCalendar(lead);
  const content = composeMail({
    ...{ locale, subject: texts.subject(t) },
    opening: [
      t('inquiry.mail.hello'),
      ...texts.paragraphs(t, { recipient: contact.name, hasFigures: Boolean(toText(lead.values.figures)) }),
      ...(answer && !unsubscribe ? [answer.text] : []),
      ...(calendar ? [t('event.calendar')] : []),
    ],
    rows: unsubscribe ? [] : createConfirmationRows(lead, t),
    parts: createActionParts(lead, t),
    closing: [
      ...(unsubscribe ? [t('newsletter.mail.end', { address: unsubscribe })] : []),
      t(unsubscribe ? 'newsletter.mail.mistaken' : 'inquiry.mail.mistaken'),
    ],
  });
  const mail = { id: formatVisitorMailId(id), lead: id, to: person.email, ...content };
  const replyTo = contact.email ?? undefined;
  return [{ ...mail, replyTo, listUnsubscribe: unsubscribe, calendar }];
}

/** The calendar file of a reserved session whose time is known. */
function createCalendar({ id, page, event }: LeadMailData): string | undefined {
  if (!event) return undefined;
  const uid = `lead-${id}@${new URL(siteUrl()).hostname}`;
  const entry = { ...event, uid, url: `${siteUrl()}${page}`, createdAt: new Date() };
  return renderCalendarFile(entry) ?? undefined;
}

/** The event, whom to call, the listing and the answers. */
function createConfirmationRows(lead: LeadMailData, t: Translate): [string, string][] {
  const { form, values, locale, event, about } = lead;
  const times = event && formatEventTimes(event.session, locale);
  return [
    ...(event ? [[t('event.name'), event.title] satisfies [string, string]] : []),
    ...(times ? [[t('event.when'), `${times.day}\n${times.hours}`] satisfies [string, string]] : []),
    ...(event?.session.place ? [[t('event.place'), event.session.place] satisfies [string, string]] : []),
    createContactRow(lead, t),
    ...(about ? [[t('listing.listingNumber'), formatListing(about)] satisfies [string, string]] : []),
    ...formatMailCopy(form, values, locale),
  ];
}

const formatListing = ({ listing_number, title }: NonNullable<LeadMailData['about']>): string =>
  `${listing_number}, ${title}`;

/** The name of the recipient with telephone and WhatsApp. */
export function createContactRow(
  { contact, locale }: Pick<LeadMailData, 'contact' | 'locale'>,
  t: Translate,
): [string, string] {
  const { phone } = formatsOf(locale);
  const extension = contact.extension ? ` ${t('office.extension')} ${contact.extension}` : '';
  const lines = [
    ...(contact.phone ? [[phone(contact.phone), extension].join('')] : []),
    ...(contact.whatsApp ? [`${t('office.whatsApp')} ${phone(contact.whatsApp)}`] : []),
  ];
  return [t('listing.yourContact'), [contact.name, ...lines].join('\n')];
}

/** The button for forms whose mail has a link. */
function createActionParts(data: Parameters<typeof createVisitorLink>[0], t: Translate): MailPart[] {
  const label = confirmationTexts[data.form]?.buttonLabel;
  return label ? [createActionPart(label(t), createVisitorLink(data))] : [];
}

/** The answers and the listing. */
function createRows({ form, values, about }: LeadMailData): [string, string][] {
  const t = createTranslate(defaultLocale);
  const figures = toText(values.figures);
  const rows = [...formatAnswers(form, values), ...(figures ? formatFigures(figures) : [])];
  return about ? [...rows, [t('listing.listingNumber'), formatListing(about)]] : rows;
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
