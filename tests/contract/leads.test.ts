import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FormsHarness, startForms, validInquiry } from './start-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

const good = validInquiry;
const send: FormsHarness['send'] = (...sent) => forms.send(...sent);
const sendPlainly: FormsHarness['sendWithoutScript'] = (...sent) => forms.sendWithoutScript(...sent);
const leads = () => forms.leads();
const queued = () =>
  forms.rows(sql`select id, recipient, reply_to, subject, sent_at, error from mail_queue order by id`);

/** Who answers, how and by when. */
const answers =
  /^the network has received your message and will email you by \w+day.* \d.*We have sent you a confirmation by email\.$/;
const answered = {
  message: 'Your inquiry has been submitted successfully.',
  next: expect.stringMatching(answers),
  answer: expect.objectContaining({ office: null, network: 'the network', by: 'email' }),
};

describe('inquiry', () => {
  test('is answered with the specified message, stored, and mailed to both parties', async () => {
    const response = await send(good);
    expect([response.status, await response.json()]).toEqual([200, answered]);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      ...{ form: 'inquiry', state: 'new', reason: 'buying', name: 'Kofi Boateng', phone: '+233244123456' },
      ...{ routed_by: 'network', sent_to: 'ask@example.com', office: null, agent: null, suspected: false },
    });
    expect(await queued()).toMatchObject([
      {
        id: `lead-${lead?.id}-recipient`,
        reply_to: 'kofi@example.com',
        subject: 'Buying a business: Kofi Boateng',
      },
      { id: `lead-${lead?.id}-visitor`, recipient: 'kofi@example.com', subject: 'We have your message' },
    ]);
  });

  test.each<[string, object, object]>([
    [
      'the agent whose pages it is sent from',
      { _place: '/en-GH/agents/ama-mensah/contact-us', listing: 'pharmacy' },
      { routed_by: 'agent_branding', sent_to: 'ama@example.com' },
    ],
    [
      'the agent of its listing',
      { _place: '/en-GH/contact-us', listing: 'bakery' },
      { routed_by: 'listing_agent', sent_to: 'ama@example.com' },
    ],
    [
      'its office, where the agent is not shown',
      { _place: '/en-GH/contact-us', listing: 'undisclosed' },
      { routed_by: 'office', sent_to: 'osu@example.com' },
    ],
    [
      'the office whose pages it is sent from',
      { _place: '/en-US/locations/greater-accra/osu/contact-us' },
      { routed_by: 'office', sent_to: 'osu@example.com' },
    ],
    [
      'the network, where an office is closed',
      { _place: '/en-GH/locations/greater-accra/ada/contact-us' },
      { routed_by: 'network' },
    ],
    [
      'the network, where nobody sees the listing',
      { _place: '/', listing: 'draft-bar' },
      { routed_by: 'network', listing: null },
    ],
    [
      'the network, when it asks the network',
      { _place: '/en-GH/agents/ama-mensah/contact-us', _to: 'network' },
      { routed_by: 'network' },
    ],
  ])('goes to %s', async (_name, pagePath, expected) => {
    expect((await send({ ...good, ...pagePath })).status).toBe(200);
    expect(await leads()).toMatchObject([expected]);
  });

  test('is stored once when it is sent again with its key, or twice concurrently', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(good, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await leads()).toHaveLength(1);
    expect(await queued()).toHaveLength(2);
  });

  test('with the key of another submission is a new lead when the content or the form differs', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    await send(good, key);
    await send({ ...good, message: 'Another' }, key);
    await forms.sendTo('newsletter', { email: good.email, newsletter: true, privacy: true }, key);
    expect((await leads()).map(({ form, message }) => [form, message])).toEqual(
      expect.arrayContaining([
        ['inquiry', good.message],
        ['inquiry', 'Another'],
        ['newsletter', null],
      ]),
    );
    expect(await leads()).toHaveLength(3);
  });

  test('sent concurrently with and without a key is stored once; with two keys twice', async () => {
    const sendUnder = (key: string) => send(good, { 'idempotency-key': key });
    await Promise.all(['one', ''].map(sendUnder));
    expect(await leads()).toHaveLength(1);
    await forms.clear();
    await Promise.all(['one', 'other'].map(sendUnder));
    expect(await leads()).toHaveLength(2);
  });

  test('sent again without a key is a duplicate when its content is equal, and new otherwise', async () => {
    await Promise.all([send(good), send(good)]);
    expect(await leads()).toHaveLength(1);
    await send({ ...good, message: 'Another' });
    expect(await leads()).toHaveLength(2);
  });

  test.each([
    ['fills what nobody sees', { website: 'https://spam.example' }],
    ['fills it twice', { website: ['https://spam.example', ''] }],
    ['is faster than anybody', { _waited: 200 }],
  ])('from a bot that %s gets the same response, is stored, and is not mailed', async (_name, marks) => {
    const response = await send({ ...good, sms: true, ...marks });
    expect([response.status, await response.json()]).toEqual([200, answered]);
    const [lead] = await leads();
    expect(lead).toMatchObject({ suspected: true, answers: { sms: true } });
    expect(await queued()).toEqual([]);
    // The person named in it has given no consent.
    expect(await forms.rows(sql`select kind from consents where lead_id = ${lead?.id}`)).toEqual([]);
  });

  test('stores the attribution of the visit and ignores invalid attribution', async () => {
    const visit = {
      ...{ landing_page: '/en-GH', referrer: 'https://search.example/', device: 'Desktop' },
      entries: [
        { parameter: 'utm_source', value: 'radio', path: '/en-GH', session_at: '2026-02-02T08:00:00.000Z' },
        { parameter: 'a' },
      ],
    };
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
    await send({ ...good, _visit: visit }, agent);
    expect(await leads()).toMatchObject([
      {
        ...{
          source: 'radio',
          landing_page: '/en-GH',
          referrer: 'https://search.example/',
          device: 'Desktop',
        },
        ...{ browser: 'Firefox', operating_system: 'Windows', attribution_entries: [visit.entries[0]] },
      },
    ]);
    await forms.clear();
    expect((await send({ ...good, _visit: { device: 'Fridge', entries: 'many' } })).status).toBe(200);
    expect((await sendPlainly({ ...good, privacy: 'on', message: 'Plain', _visit: 'a' })).status).toBe(303);
    expect(await leads()).toMatchObject([
      { device: null, source: null, attribution_entries: [] },
      { device: null, source: null, attribution_entries: [] },
    ]);
  });

  test.each(['/\u202e', '/\ud800', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'from a page called %j is attributed to the first page',
    async (_page) => {
      expect((await send({ ...good, _page, _place: _page })).status).toBe(200);
      expect(await leads()).toMatchObject([{ page: '/' }]);
    },
  );

  test('that cannot be stored completely is not stored and answered with the specified message', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await forms.contract.payload.db.drizzle.execute(sql`alter table mail_queue rename to mail_queue_away`);
    const response = await sendPlainly({ ...good, privacy: 'on', _page: '/en-GH/contact-us' });
    await forms.contract.payload.db.drizzle.execute(sql`alter table mail_queue_away rename to mail_queue`);
    logged.mockRestore();
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain('There was an error submitting your inquiry. Please try again later.');
    expect(page).toContain('I look for a bakery.');
    expect(await leads()).toEqual([]);
  });
});
