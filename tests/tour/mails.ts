import { answerMail } from '../../lib/backend/desk/answer-mail.ts';
import type { MailedLead } from '../../lib/backend/leads/lead-mails.ts';
import { leadMails } from '../../lib/backend/leads/lead-mails.ts';
import type { Valuation } from '../../lib/backend/leads/read-valuation.ts';
import type { Route } from '../../lib/backend/leads/route-lead.ts';
import { valuationMails } from '../../lib/backend/leads/valuation-mails.ts';
import type { Mail } from '../../lib/backend/mail/queue-mail.ts';
import { defaultLocale } from '../../lib/i18n/locales.ts';
import { answerFor } from '../../lib/valuation/answer.ts';
import { readFigures } from '../../lib/valuation/read-figures.ts';
import type { FormName } from '../../schemas/forms/forms.ts';
import type { Locale } from '../../schemas/locale.ts';

/** A mail as somebody gets it, by what it is about, to whom it goes, and in which language. */
export type ShownMail = { name: string; mail: Mail };

const route: Route = {
  ...{ name: 'Osu', email: 'osu@meridian.example', office: 1, agent: null },
  ...{ by: 'office', steps: 'The office: Osu' },
};
const place = '/en-GH/locations/greater-accra/osu/contact-us';

const inquiry: Omit<MailedLead, 'locale'> = {
  ...{ id: 1, form: 'inquiry', page: place, place, route },
  person: { name: 'Kofi Boateng', email: 'kofi@example.com', phone: '+233244123456' },
  values: {
    ...{ reason: 'buying', full_name: 'Kofi Boateng', email: 'kofi@example.com', phone: '+233244123456' },
    ...{ reach_by: 'whatsapp', reach_when: 'morning', privacy: true, sms: false },
    message:
      'I have run a bakery in Kumasi for nine years and look for a second one.\n\nIs the lease long enough, and does the oven stay?',
  },
  about: { title: 'Bakery with a shop, East Legon', listing_number: 'MB-1042' },
};

const visitor = { name: 'Esi Quaye', email: 'esi@example.com', phone: '+233244123456' };
const who = { full_name: 'Esi Quaye', email: 'esi@example.com' };
const inTwo = { first_name: 'Esi', last_name: 'Quaye', email: 'esi@example.com', phone_country: 'GH' };
const others: readonly [FormName, MailedLead['values']][] = [
  [
    'seller-registration',
    { ...inTwo, phone: '024 412 3456', trade: 'Bakery', town: 'Osu', reach_when: 'any' },
  ],
  ['valuation-start', { ...who, postal_code: 'GA-183-8164' }],
  ['buyer-registration', { ...inTwo, phone_number: '024 412 3456' }],
  ['guide', { ...who, guide: '/en-GH/franchise-guide' }],
  ['event-seat', { ...who, sitting: '6 February, Accra, Osu office' }],
  ['newsletter', { email: who.email }],
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

/** What somebody of the office writes back: paragraphs, and lines that stand under each other. */
const answer = {
  ...{ key: 'visitor', to: 'kofi@example.com', office: 'Osu' },
  by: { name: 'Ama Mensah', email: 'ama@meridian.example' },
  words:
    'The lease runs for six years more, and the oven stays.\n\nCome and see it:\nMonday at ten\nThursday at four',
};

function valuationOf(fields: string): Valuation {
  const multiples = { low: 165, mid: 215, high: 265, sales: 39 };
  return { answer: answerFor(readFigures(new URLSearchParams(fields)), multiples), trade };
}

/** Every mail that is written in a language: staff get theirs in the network's. */
export function mailsIn(locale: Locale): ShownMail[] {
  const named = (name: string, mails: readonly Mail[]): ShownMail[] =>
    mails
      .filter(({ id }) => locale === defaultLocale || id.endsWith('visitor'))
      .map((mail) => ({ name: `${name} ${mail.id.replace(/^lead-\d+-/, '')} ${locale}`, mail }));
  const valued = { ...inquiry, locale, place, values: { email: 'ama@example.com', privacy: true } };
  return [
    ...named('inquiry', leadMails({ ...inquiry, locale })),
    ...others.flatMap(([form, values]) =>
      named(form, leadMails({ ...inquiry, ...{ form, values, locale, about: null, person: visitor } })),
    ),
    ...named('desk', [answerMail({ id: inquiry.id, language: locale }, answer)]),
    ...named('valuation', valuationMails(valued, valuationOf(figures.good))),
    ...named('valuation loss', valuationMails(valued, valuationOf(figures.loss))),
    ...named('valuation gone', valuationMails(valued, { ...valuationOf(''), trade: null })),
  ];
}
