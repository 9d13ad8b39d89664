import { html } from '@/lib/forms/html';
import { formatsOf } from '@/lib/i18n/formats';
import { enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { contextHref } from '@/lib/routes/context-href';
import { pathFor } from '@/lib/routes/path-for';
import { listingPath } from '@/lib/routes/record-paths';
import { siteUrl } from '@/lib/routes/site-url';
import type { MatchReason } from '@/schemas/buyers/buyer-calls';
import type { Locale } from '@/schemas/locale';
import { composeMail } from '../leads/mail/compose-mail';
import type { OutgoingMail } from '../leads/mail/enqueue-mail';
import { createActionPart, type MailPart, mailStyles } from '../leads/mail/mail-parts';
import type { Buyer, Listing } from '../payload-types';
import { type AlertSubscription, unsubscribeLink } from './alert-token';
import type { BuyerContact } from './find-buyer-contact';

/** A mail shows at most this many listings. */
export const MAX_MAILED_LISTINGS = 10;

/** A listing with what of the criteria it meets; `place` and `region` are names. */
export type AlertListing = {
  listing: Pick<Listing, 'slug' | 'title' | 'category' | 'subcategory' | 'asking_price'>;
  place: string;
  region: string;
  reasons: readonly MatchReason[];
  words: string;
};

export type AlertMail = {
  id: string;
  buyer: Pick<Buyer, 'id' | 'email' | 'language'>;
  /** The saved search; null for the preferences. */
  search: { id: number; name: string; query: string } | null;
  listings: readonly AlertListing[];
  /** The number of all matches. */
  total: number;
  contact: BuyerContact;
};

/** The address of a path in the buyer's language, or in the site's first one. */
function addressOf(path: string, language: Locale): string {
  const locale = enabledLocales.find((candidate) => candidate === language) ?? enabledLocales[0];
  return `${siteUrl()}${contextHref({ locale })(path)}`;
}

/** The criteria that a listing meets, such as `Greater Accra, Bakery, SDE`. */
function formatReasons({ listing, region, reasons, words }: AlertListing, t: Translate): string {
  const texts: Record<MatchReason['criterion'], string> = {
    region,
    category: listing.category,
    subcategory: listing.subcategory ?? '',
    price: t('listing.askingPrice'),
    down_payment: t('listing.downPayment'),
    sde: t('listing.sdeShort'),
  };
  const met = reasons.filter(({ isMet }) => isMet).map(({ criterion }) => texts[criterion]);
  return [...met, ...(words ? [words] : [])].join(', ');
}

function createListingPart(entry: AlertListing, language: Locale): MailPart {
  const t = createTranslate(language);
  const { listing, place } = entry;
  const price = listing.asking_price ?? null;
  const amount = price === null ? t('listing.notDisclosed') : formatsOf(language).money(price);
  const about = `${listing.category} · ${place} · ${t('listing.askingPrice')}: ${amount}`;
  const criteria = formatReasons(entry, t);
  const why = criteria ? t('alerts.why', { criteria }) : '';
  const address = addressOf(listingPath(listing.slug), language);
  return {
    text: [listing.title, about, ...(why ? [why] : []), address].join('\n'),
    html: html`<p style="${mailStyles.paragraph}"><a class="link" href="${address}" style="${mailStyles.link};font-weight:600">${listing.title}</a><br>${about}${why && html`<br><span class="quiet" style="${mailStyles.barName}">${why}</span>`}</p>`,
  };
}

/** The contact with office and telephone number. */
function formatContact({ name, office, phone }: BuyerContact, language: Locale): string {
  const lines = [
    office && office !== name ? `${name}, ${office}` : name,
    ...(phone ? [formatsOf(language).phone(phone)] : []),
  ];
  return `${createTranslate(language)('listing.yourContact')}: ${lines.join(', ')}`;
}

/** The mail about new matches, in the buyer's language. */
export function composeAlertMail({ id, buyer, search, listings, total, contact }: AlertMail): OutgoingMail {
  const { language } = buyer;
  const t = createTranslate(language);
  const subscription: AlertSubscription = { buyer: buyer.id, search: search?.id ?? null };
  const unsubscribe = unsubscribeLink(subscription);
  const [path, label] = search
    ? [`${pathFor('ListingSearch', {})}?${search.query}`, t('alerts.results')]
    : [pathFor('UserMatchedListing', {}), t('alerts.all')];
  const shown = listings.slice(0, MAX_MAILED_LISTINGS);
  const content = composeMail({
    locale: language,
    subject: search
      ? t('alerts.subject.search', { count: total, name: search.name })
      : t('alerts.subject.weekly', { count: total }),
    opening: [t('alerts.intro')],
    parts: [
      ...shown.map((entry) => createListingPart(entry, language)),
      createActionPart(label, addressOf(path, language)),
    ],
    closing: [
      ...(total > shown.length ? [t('alerts.more', { count: total - shown.length })] : []),
      formatContact(contact, language),
      ...(contact.email ? [t('alerts.contact', { name: contact.name })] : []),
      t(`alerts.end.${search ? 'search' : 'weekly'}`, { address: unsubscribe }),
    ],
  });
  return {
    ...{ id, buyer: buyer.id, to: buyer.email, replyTo: contact.email ?? undefined },
    ...{ listUnsubscribe: unsubscribe, ...content },
  };
}
