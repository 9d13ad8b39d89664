import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { goodForms } from './good-forms';
import { type OpenForms, openForms } from './open-forms';

let forms: OpenForms;

beforeAll(async () => {
  forms = await openForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

type Form = keyof typeof goodForms;
const inquirySent = 'Your inquiry has been submitted successfully.';
const inquiryFailed = 'There was an error submitting your inquiry. Please try again later.';
const formFailed = 'There was an error submitting the form. Please try again later.';
const failed = 'An error occurred. Please try again later.';

const rows: [Form, string, string, object, string[]][] = [
  [
    'inquiry',
    inquirySent,
    inquiryFailed,
    { name: 'Kofi Boateng', reason: 'buying', state: 'new' },
    ['recipient', 'visitor'],
  ],
  [
    'seller-registration',
    inquirySent,
    inquiryFailed,
    { name: 'Esi Quaye', phone: '+233244123456', reason: 'selling', state: 'new' },
    ['recipient', 'visitor'],
  ],
  [
    'valuation-start',
    inquirySent,
    inquiryFailed,
    { name: 'Esi Quaye', reason: 'selling' },
    ['recipient', 'visitor'],
  ],
  [
    'buyer-registration',
    'You are registered. Please check your email.',
    formFailed,
    { name: 'Esi Quaye', phone: '+442079460958', reason: 'buying' },
    ['recipient', 'visitor'],
  ],
  [
    'newsletter',
    'You are subscribed. Please check your email.',
    failed,
    { name: 'esi@example.com', state: 'closed' },
    ['visitor'],
  ],
  [
    'guide',
    'Thank you for your interest! Check your email for a link to the guide',
    failed,
    { name: 'Esi Quaye', state: 'new' },
    ['recipient', 'visitor'],
  ],
  [
    'event-seat',
    'Your seat is reserved. Please check your email.',
    failed,
    { name: 'Esi Quaye' },
    ['recipient', 'visitor'],
  ],
  [
    'sms',
    'You will receive a text message shortly. Reply STOP at any time to opt out.',
    failed,
    { name: 'Esi Quaye', email: null, phone: '+233244123456', state: 'closed' },
    [],
  ],
];

describe.each(rows)('%s', (form, says, saysOfFailure, lead, mailed) => {
  const good = goodForms[form];

  test('is taken, said so, kept and mailed', async () => {
    const response = await forms.sendTo(form, good);
    const next = form === 'inquiry' && { next: expect.stringMatching(/^the network has received your message/) };
    expect([response.status, await response.json()]).toEqual([200, { message: says, ...next }]);
    expect(await forms.leads()).toMatchObject([{ form, ...lead }]);
    const mails = await forms.rows(sql`select id from mail_queue order by id`);
    expect(mails.map(({ id }) => String(id).replace(/^lead-\d+-/, ''))).toEqual(mailed);
  });

  test('from the pages of an office goes to the office, and to the network where it asks the network', async () => {
    const _place = '/en-GH/locations/greater-accra/osu/contact-us';
    const routes: unknown[] = [];
    for (const _to of ['nearest', 'network']) {
      await forms.clear();
      await forms.sendTo(form, { ...good, _place, _to });
      routes.push(...(await forms.leads()).map(({ routed_by }) => routed_by));
    }
    expect(routes).toEqual(['office', 'network']);
  });

  test('hears by Precognition that nothing is wrong, or what is, and nothing is kept', async () => {
    const asking = { precognition: 'true' };
    const right = await forms.sendTo(form, good, asking);
    const { headers } = right;
    expect([right.status, headers.get('precognition'), headers.get('precognition-success')]).toEqual([
      ...[204, 'true', 'true'],
    ]);
    const wrong = await forms.sendTo(form, { ...good, privacy: false }, asking);
    const told: { errors?: object } = await wrong.json();
    expect([wrong.status, wrong.headers.get('precognition'), Object.keys(told.errors ?? {})]).toEqual([
      ...[422, 'true', ['privacy']],
    ]);
    expect(await forms.leads()).toEqual([]);
  });

  test('says what is missing, above and beside each field', async () => {
    const response = await forms.sendTo(form, {});
    const told: { message?: string; errors?: object } = await response.json();
    expect([response.status, told.message]).toEqual([422, 'Please complete all required fields']);
    expect(Object.keys(told.errors ?? {})).toContain('privacy');
    expect(await forms.leads()).toEqual([]);
  });

  test('without JavaScript is led to the page of thanks, or comes again as it was filled in', async () => {
    const plain = Object.fromEntries(
      Object.entries(good).map(([name, value]) => [name, value === true ? 'on' : value]),
    );
    const taken = await forms.sendPlainly({ ...plain, _thanks: '/en-GH/contact-us/thank-you' }, {}, form);
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/en-GH/contact-us/thank-you']);
    const abroad = await forms.sendPlainly({ ...plain, _thanks: '/en-GH/đa-tạ?a=%20b' }, {}, form);
    expect([abroad.status, abroad.headers.get('location')]).toEqual([
      303,
      '/en-GH/%C4%91a-t%E1%BA%A1?a=%20b',
    ]);
    const again = await forms.sendPlainly({ ...plain, privacy: '' }, {}, form);
    expect([again.status, (await again.text()).includes('name="privacy"')]).toEqual([422, true]);
  });

  test('that cannot be kept is told in its own words, and is not kept', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await forms.contract.payload.db.drizzle.execute(sql`alter table consents rename to consents_away`);
    const page = await forms
      .sendPlainly({ ...good, privacy: 'on' }, {}, form)
      .then((answer) => answer.text());
    await forms.contract.payload.db.drizzle.execute(sql`alter table consents_away rename to consents`);
    logged.mockRestore();
    expect(page).toContain(saysOfFailure);
    expect(await forms.leads()).toEqual([]);
  });
});

describe('a buyer', () => {
  const good = goodForms['buyer-registration'];
  const taken = 'There is already a buyer account with that email address.';
  const registered = () =>
    forms.rows(sql`select email, phone, phone_country, phone_dial_code from buyer_registrations`);

  test('is kept for an account to come; a second one of that address is told when it is sent for good, never while it is checked', async () => {
    await forms.sendTo('buyer-registration', good);
    const kept = {
      email: 'esi@example.com',
      phone: '+442079460958',
      phone_country: 'UK',
      phone_dial_code: '+44',
    };
    expect(await registered()).toEqual([kept]);
    const again = { ...good, email: 'ESI@example.com', last_name: 'Other' };
    const asked = await forms.sendTo('buyer-registration', again, { precognition: 'true' });
    expect(asked.status).toBe(204);
    const response = await forms.sendTo('buyer-registration', again);
    expect([response.status, await response.json()]).toMatchObject([422, { errors: { email: [taken] } }]);
    expect([(await registered()).length, (await forms.leads()).length]).toEqual([1, 1]);
  });

  test('is of the country that the number is of, whatever was chosen', async () => {
    await forms.sendTo('buyer-registration', { ...good, phone_number: '+1 204 234 5678' });
    expect(await registered()).toMatchObject([
      { phone: '+12042345678', phone_country: 'CA', phone_dial_code: '+1' },
    ]);
  });

  test('sent again under its key is one, and no second', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => forms.sendTo('buyer-registration', good, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await registered()).length).toBe(1);
  });

  test('a program learns of nobody', async () => {
    await forms.sendTo('buyer-registration', good);
    const response = await forms.sendTo('buyer-registration', { ...good, last_name: 'X', website: 'x' });
    expect([response.status, (await registered()).length]).toEqual([200, 1]);
  });
});

describe('the mail of a guide leads', () => {
  const linkOf = async (guide: string) => {
    await forms.sendTo('guide', { ...goodForms.guide, guide });
    const [mail] = await forms.rows(sql`select text from mail_queue where id like '%visitor'`);
    return /http\S+/.exec(String(mail?.text))?.[0].replace(/^https?:\/\/[^/]+/, '');
  };

  test.each([
    ['to the page that was asked for', '/en-GH/buy-a-business/buyer-faq', '/en-GH/buy-a-business/buyer-faq'],
    ['nowhere that is no page', '/en-GH/a/b/c/d', '/en-GH/resources'],
  ])('%s', async (_name, guide, expected) => expect(await linkOf(guide)).toBe(expected));

  test('staff to the same guide, who are told that it was asked for', async () => {
    await linkOf('/en-GH/buy-a-business/buyer-faq');
    const [mail] = await forms.rows(sql`select text from mail_queue where id like '%recipient'`);
    expect(mail?.text).toMatch(/http\S+\/en-GH\/buy-a-business\/buyer-faq\s/);
  });

  test('to no other site', async () => {
    for (const guide of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await forms.sendTo('guide', { ...goodForms.guide, guide })).status).toBe(422);
  });
});

describe('a seat', () => {
  const good = goodForms['event-seat'];
  const { sitting, ...withoutDay } = good;
  const told = 'Please choose one of the dates offered on this page.';

  test.each<[string, object]>([
    ['a day that the page does not offer', { ...good, sitting: '13 February, Kumasi' }],
    ['no day, where some are offered', withoutDay],
    ['a day, from a page that offers none', { ...good, _page: '/en-GH/guide' }],
    ['a day, from no page', { ...good, _page: '/en-GH/nowhere' }],
  ])('on %s is refused with a sentence, and not kept', async (_name, body) => {
    const response = await forms.sendTo('event-seat', body);
    expect([response.status, await response.json()]).toMatchObject([422, { errors: { sitting: [told] } }]);
    expect(await forms.leads()).toEqual([]);
  });

  test('without a day is kept, where none is offered', async () => {
    expect((await forms.sendTo('event-seat', { ...withoutDay, _page: '/en-GH/guide' })).status).toBe(200);
  });

  test('without JavaScript belongs to its page when the form is sent a second time', async () => {
    const { _page, ...written }: Record<string, unknown> = { ...good, privacy: 'on' };
    const referer = { referer: `${forms.served.url}${_page}` };
    const page = await (await forms.sendPlainly({ ...written, privacy: '' }, referer, 'event-seat')).text();
    expect(page).toContain(`name="_page" value="${_page}"`);
    const taken = await forms.sendPlainly({ ...written, sitting }, referer, 'event-seat');
    expect(taken.status).toBe(303);
  });
});
