import type { LeadMailData } from '../../lib/backend/leads/lead-mails.ts';
import { composeLeadMails, composeReplyMail } from '../../lib/backend/leads/lead-mails.ts';
import type { OutgoingMail } from '../../lib/backend/leads/mail/enqueue-mail.ts';
import type { LeadRoute } from '../../lib/backend/leads/route-lead.ts';
import type { Valuation } from '../../lib/backend/leads/valuation-mails.ts';
import { composeValuationMails } from '../../lib/backend/leads/valuation-mails.ts';
import { defaultLocale } from '../../lib/i18n/locales.ts';
import { parseFigures } from '../../lib/valuation/parse-figures.ts';
import { valuationResultOf } from '../../lib/valuation/valuation-result.ts';
import type { LeadFormName } from '../../schemas/forms/forms.ts';
import type { LeadAnswer } from '../../schemas/forms/lead-answer.ts';
import type { Locale } from '../../schemas/locale.ts';

/** A mail with its topic, recipient and language as its name. */
export type NamedMail = { name: string; mail: OutgoingMail };

const route: LeadRoute = {
  ...{ name: 'Osu', email: 'osu@meridian.example', office: 1, agent: null },
  ...{ rule: 'office', steps: 'The office: Osu', unserved: null },
};
const contactPath = '/en-GH/locations/greater-accra/osu/contact-us';
const promise: LeadAnswer = {
  text: 'Your message is with Osu. Naa Dedei Tetteh will call you by Tuesday 1 December at 10:00 am. Sooner: 030 273 6913, WhatsApp 024 004 6689.',
  ...{ office: 'Osu', person: 'Naa Dedei Tetteh', network: 'Meridian', by: 'phone' },
  due: { at: '2026-12-01T10:00:00.000Z', text: 'Tuesday 1 December at 10:00 am' },
  phone: { text: '030 273 6913', href: 'tel:+233302736913' },
  whatsApp: { text: '024 004 6689', href: 'https://wa.me/233240046689' },
};

const inquiry: Omit<LeadMailData, 'locale'> = {
  ...{ id: 1, form: 'inquiry', page: contactPath, contactPath, route, answer: promise },
  person: { name: 'Kofi Boateng', email: 'kofi@example.com', phone: '+233244123456' },
  values: {
    ...{ reason: 'buying', full_name: 'Kofi Boateng', email: 'kofi@example.com', phone: '+233244123456' },
    ...{ reach_by: 'whatsapp', reach_when: 'morning', privacy: true, sms: false },
    message:
      'I have run a bakery in Kumasi for nine years and look for a second one.\n\nIs the lease long enough, and does the oven stay?',
  },
  contact: { ...route, phone: '+233302771234', extension: null, whatsApp: '+233244123456' },
  about: { title: 'Bakery with a shop, East Legon', listing_number: 'MB-1042' },
};

const visitor = { name: 'Esi Quaye', email: 'esi@example.com', phone: '+233244123456' };
const contact = { full_name: 'Esi Quaye', email: 'esi@example.com' };
const splitName = { first_name: 'Esi', last_name: 'Quaye', email: 'esi@example.com', phone_country: 'GH' };
const otherForms: readonly [LeadFormName, LeadMailData['values']][] = [
  [
    'seller-registration',
    { ...splitName, phone: '024 412 3456', trade: 'Bakery', town: 'Osu', reach_when: 'any' },
  ],
  ['valuation-start', { ...contact, trade: 'Bakery', town: 'Osu', reach_by: 'email' }],
  ['buyer-registration', { ...splitName, phone_number: '024 412 3456' }],
  ['guide', { ...contact, guide: '/en-GH/franchise-guide' }],
  ['event-seat', { ...contact, sitting: '6 February, Accra, Osu office' }],
  ['newsletter', { email: contact.email }],
];

const trade = {
  ...{ id: 1, industry: 'Restaurants and chop bars', slug: 'restaurants-and-chop-bars' },
  ...{ sde_low: 1.65, sde_mid: 2.15, sde_high: 2.65, sales_multiple: 0.39, years: '2021–2025' },
  ...{ source: 'BizBuySell', source_url: 'https://www.bizbuysell.com/learning-center/', sales_count: 8374 },
  ...{ updatedAt: '2026-01-09T12:00:00.000Z', createdAt: '2026-01-09T12:00:00.000Z' },
};
const figures = {
  good: 'sales=1,200,000&profit=80,000&pay=60,000&interest=5,000&depreciation=15,000&onceAmount=10,000&ownAmount=30,000&stock=40,000&equipment=90,000&growth=up&hours=60',
  loss: 'profit=-50,000&stock=40,000&equipment=90,000&lease=1',
};

/** A reply by office staff: paragraphs, and lines below each other. */
const answer = {
  ...{ key: 'visitor', to: 'kofi@example.com', office: 'Osu' },
  author: { name: 'Ama Mensah', email: 'ama@meridian.example' },
  text: 'The lease runs for six years more, and the oven stays.\n\nCome and see it:\nMonday at ten\nThursday at four',
};

function valuationOf(fields: string): Valuation {
  const multiples = { low: 165, mid: 215, high: 265, sales: 39 };
  return {
    answer: valuationResultOf(parseFigures(new URLSearchParams(fields)), multiples),
    trade,
  };
}

/** Every mail in a language: mails to staff exist in the default language only. */
export function mailsIn(locale: Locale): NamedMail[] {
  const withNames = (name: string, mails: readonly OutgoingMail[]): NamedMail[] =>
    mails
      .filter(({ id }) => locale === defaultLocale || id.endsWith('visitor'))
      .map((mail) => ({ name: `${name} ${mail.id.replace(/^lead-\d+-/, '')} ${locale}`, mail }));
  const valued = { ...inquiry, locale, contactPath, values: { email: 'ama@example.com', privacy: true } };
  return [
    ...withNames('inquiry', composeLeadMails({ ...inquiry, locale })),
    ...otherForms.flatMap(([form, values]) =>
      withNames(
        form,
        composeLeadMails({ ...inquiry, ...{ form, values, locale, about: null, person: visitor } }),
      ),
    ),
    ...withNames('reply', [composeReplyMail({ id: inquiry.id, language: locale }, answer)]),
    ...withNames('valuation', composeValuationMails(valued, valuationOf(figures.good))),
    ...withNames('valuation loss', composeValuationMails(valued, valuationOf(figures.loss))),
    ...withNames(
      'valuation without figures',
      composeValuationMails(valued, { ...valuationOf(''), trade: null }),
    ),
  ];
}
