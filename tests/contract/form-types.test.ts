import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { undatedEventPage } from './create-event';
import { type FormsHarness, startForms } from './start-forms';
import { validForms } from './valid-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

type Form = keyof typeof validForms;
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
    'You are registered. Please check your email and confirm your address.',
    formFailed,
    { name: 'Esi Quaye', phone: '+442079460958', reason: 'buying' },
    ['buyer-confirm', 'recipient'],
  ],
  [
    'newsletter',
    'Please check your email and confirm your subscription.',
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

describe.each(rows)('form %s', (form, confirmation, failureMessage, lead, mailed) => {
  const good = validForms[form];

  test('is accepted, confirmed, stored and mailed', async () => {
    const response = await forms.sendTo(form, good);
    const hasAnswer = form !== 'newsletter' && form !== 'sms';
    const next = hasAnswer && { next: expect.stringMatching(/^\S.*\.$/), answer: expect.any(Object) };
    expect([response.status, await response.json()]).toEqual([200, { message: confirmation, ...next }]);
    expect(await forms.leads()).toMatchObject([{ form, ...lead }]);
    const mails = await forms.rows(sql`select id from mail_queue order by id`);
    expect(
      mails.map(({ id }) =>
        String(id)
          .replace(/^lead-\d+-/, '')
          .replace(/^buyer-\d+-confirm-.+/, 'buyer-confirm'),
      ),
    ).toEqual(mailed);
  });

  test("goes to the office on pages of an office, or to the network where the form is the network's", async () => {
    const _place = '/en-GH/locations/greater-accra/osu/contact-us';
    const routes: unknown[] = [];
    for (const _to of ['nearest', 'network']) {
      await forms.clear();
      await forms.sendTo(form, { ...good, _place, _to });
      routes.push(...(await forms.leads()).map(({ routed_by }) => routed_by));
    }
    expect(routes).toEqual(['office', 'network']);
  });

  test('is validated by Precognition and not stored', async () => {
    const precognitive = { precognition: 'true' };
    const right = await forms.sendTo(form, good, precognitive);
    const { headers } = right;
    expect([right.status, headers.get('precognition'), headers.get('precognition-success')]).toEqual([
      ...[204, 'true', 'true'],
    ]);
    const wrong = await forms.sendTo(form, { ...good, privacy: false }, precognitive);
    const responseBody: { errors?: object } = await wrong.json();
    expect([wrong.status, wrong.headers.get('precognition'), Object.keys(responseBody.errors ?? {})]).toEqual(
      [...[422, 'true', ['privacy']]],
    );
    expect(await forms.leads()).toEqual([]);
  });

  test('reports missing values above the form and at each field', async () => {
    const response = await forms.sendTo(form, {});
    const responseBody: { message?: string; errors?: object } = await response.json();
    expect([response.status, responseBody.message]).toEqual([422, 'Please complete all required fields']);
    expect(Object.keys(responseBody.errors ?? {})).toContain('privacy');
    expect(await forms.leads()).toEqual([]);
  });

  test('without JavaScript redirects to the thank-you page, or renders again with its values', async () => {
    const fields = Object.fromEntries(
      Object.entries(good).map(([name, value]) => [name, value === true ? 'on' : value]),
    );
    const accepted = await forms.sendWithoutScript(
      { ...fields, _thanks: '/en-GH/contact-us/thank-you' },
      {},
      form,
    );
    expect([accepted.status, accepted.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/en-GH\/contact-us\/thank-you\?confirmation=[\w.-]+$/),
    ]);
    const abroad = await forms.sendWithoutScript({ ...fields, _thanks: '/en-GH/đa-tạ?a=%20b' }, {}, form);
    expect([abroad.status, abroad.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/en-GH\/%C4%91a-t%E1%BA%A1\?a=\+b&confirmation=[\w.-]+$/),
    ]);
    const second = await forms.sendWithoutScript({ ...fields, privacy: '' }, {}, form);
    expect([second.status, (await second.text()).includes('name="privacy"')]).toEqual([422, true]);
  });

  test('that cannot be stored is answered with its own message', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await forms.contract.payload.db.drizzle.execute(sql`alter table consents rename to consents_away`);
    const page = await forms
      .sendWithoutScript({ ...good, privacy: 'on' }, {}, form)
      .then((response) => response.text());
    await forms.contract.payload.db.drizzle.execute(sql`alter table consents_away rename to consents`);
    logged.mockRestore();
    expect(page).toContain(failureMessage);
    expect(await forms.leads()).toEqual([]);
  });
});

describe('buyer registration', () => {
  const good = validForms['buyer-registration'];
  const duplicateMessage = 'There is already a buyer account with that email address.';
  const registered = () => forms.rows(sql`select email, phone, phone_country, phone_dial_code from buyers`);

  test('is stored; a second one of an address is reported on submission, never during validation', async () => {
    await forms.sendTo('buyer-registration', good);
    const registration = {
      email: 'esi@example.com',
      phone: '+442079460958',
      phone_country: 'UK',
      phone_dial_code: '+44',
    };
    expect(await registered()).toEqual([registration]);
    const second = { ...good, email: 'ESI@example.com', last_name: 'Other' };
    const validation = await forms.sendTo('buyer-registration', second, { precognition: 'true' });
    expect(validation.status).toBe(204);
    const response = await forms.sendTo('buyer-registration', second);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: { email: [duplicateMessage] } },
    ]);
    expect([(await registered()).length, (await forms.leads()).length]).toEqual([1, 1]);
  });

  test('takes the country of the phone number, whatever was chosen', async () => {
    await forms.sendTo('buyer-registration', { ...good, phone_number: '+1 204 234 5678' });
    expect(await registered()).toMatchObject([
      { phone: '+12042345678', phone_country: 'CA', phone_dial_code: '+1' },
    ]);
  });

  test('is stored once when it is sent again with its key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => forms.sendTo('buyer-registration', good, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await registered()).length).toBe(1);
  });

  test('does not reveal registered addresses to bots', async () => {
    await forms.sendTo('buyer-registration', good);
    const response = await forms.sendTo('buyer-registration', { ...good, last_name: 'X', website: 'x' });
    expect([response.status, (await registered()).length]).toEqual([200, 1]);
  });
});

describe('link in the guide mail', () => {
  const linkOf = async (guide: string) => {
    await forms.sendTo('guide', { ...validForms.guide, guide });
    const [mail] = await forms.rows(sql`select text from mail_queue where id like '%visitor'`);
    return /http\S+/.exec(String(mail?.text))?.[0].replace(/^https?:\/\/[^/]+/, '');
  };

  test.each([
    ['to the page that was asked for', '/en-GH/buy-a-business/buyer-faq', '/en-GH/buy-a-business/buyer-faq'],
  ])('%s', async (_name, guide, expected) => expect(await linkOf(guide)).toBe(expected));

  test('takes staff to the guide that was requested', async () => {
    await linkOf('/en-GH/buy-a-business/buyer-faq');
    const [mail] = await forms.rows(sql`select text from mail_queue where id like '%recipient'`);
    expect(mail?.text).toMatch(/http\S+\/en-GH\/buy-a-business\/buyer-faq\s/);
  });

  test.each([
    ['a path that no route matches', '/en-GH/a/b/c/d'],
    ['a custom page that does not exist', '/en-GH/no-such-guide'],
    ['a post that does not exist', '/en-GH/blog/no-such-post'],
    [
      'a page of an office that does not exist',
      '/en-GH/locations/greater-accra/nowhere/buy-a-business/buyer-faq',
    ],
    ['a page of an agent who does not exist', '/en-GH/agents/nobody'],
  ])('to %s is refused, and nothing is stored or mailed', async (_name, guide) => {
    const response = await forms.sendTo('guide', { ...validForms.guide, guide });
    expect([response.status, Object.keys(Object(await response.json()).errors)]).toEqual([422, ['guide']]);
    expect(await forms.leads()).toEqual([]);
    expect(await forms.rows(sql`select id from mail_queue`)).toEqual([]);
  });

  test('never leads to another site', async () => {
    for (const guide of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await forms.sendTo('guide', { ...validForms.guide, guide })).status).toBe(422);
  });
});

describe('seat reservation', () => {
  const good = validForms['event-seat'];
  const { sitting, ...withoutDate } = good;
  const message = 'Please choose one of the dates offered on this page.';

  test.each<[string, object]>([
    ['a day that the page does not offer', { ...good, sitting: '13 February, Kumasi' }],
    ['no day, where some are offered', withoutDate],
    ['a day, from a page that offers none', { ...good, _page: '/en-GH/guide' }],
    ['a day, from no page', { ...good, _page: '/en-GH/nowhere' }],
    ['no day, from a page without an event', { ...withoutDate, _page: '/en-GH/buy-a-business/buyer-faq' }],
    ['no day, from no page', { ...withoutDate, _page: '/en-GH/nowhere' }],
  ])('for %s is refused with a message and not stored', async (_name, body) => {
    const response = await forms.sendTo('event-seat', body);
    expect([response.status, await response.json()]).toMatchObject([422, { errors: { sitting: [message] } }]);
    expect(await forms.leads()).toEqual([]);
  });

  test('without a date is stored when no date is offered', async () => {
    expect((await forms.sendTo('event-seat', { ...withoutDate, _page: undatedEventPage })).status).toBe(200);
  });

  test('without JavaScript keeps its page when the form is sent a second time', async () => {
    const { _page, ...written }: Record<string, unknown> = { ...good, privacy: 'on' };
    const referer = { referer: `${forms.served.url}${_page}` };
    const page = await (
      await forms.sendWithoutScript({ ...written, privacy: '' }, referer, 'event-seat')
    ).text();
    expect(page).toContain(`name="_page" value="${_page}"`);
    const accepted = await forms.sendWithoutScript({ ...written, sitting }, referer, 'event-seat');
    expect(accepted.status).toBe(303);
  });
});
