import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FormsHarness, startForms } from './start-forms';
import { validForms } from './valid-forms';

let forms: FormsHarness;
const secret = 'a secret of the gateway, long';
/** The ledger deletes nothing, so each test uses its own number. */
let number = 244123400;
let phone: string;
let optIn: Record<string, unknown>;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(async () => {
  vi.stubEnv('SMS_INBOUND_SECRET', secret);
  await forms.clear();
  number += 1;
  phone = `+233${number}`;
  optIn = { ...validForms.sms, phone: `0${number}` };
});
afterEach(() => vi.unstubAllEnvs());

const queued = () =>
  forms.rows(
    sql`select recipient, text, is_reply, sent_at is not null as sent, abandoned_at is not null as dropped from sms_queue order by queued_at, id`,
  );
const ledgerRows = () =>
  forms.rows(
    sql`select given, form from consents where phone = ${phone} and kind = 'sms' order by id desc limit 1`,
  );

async function receiveMessage(query: Record<string, string>, request: RequestInit = {}): Promise<Response> {
  const { POST } = await import('@/app/api/sms/inbound/route');
  return POST(new Request(`http://localhost/api/sms/inbound?${new URLSearchParams(query)}`, request));
}

async function sendAll(): Promise<void> {
  const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
  const { smsQueue } = await import('@/lib/backend/leads/sms/sms-queue');
  while (await sendNextMessage(smsQueue, forms.contract.payload));
}

describe('text messages', () => {
  test('start with the sender and how to stop, only for visitors who gave consent', async () => {
    await forms.sendTo('inquiry', { ...validForms.inquiry, phone: '0201112223' });
    expect(await queued()).toEqual([]);
    await forms.sendTo('sms', optIn);
    expect(await queued()).toMatchObject([
      {
        recipient: phone,
        is_reply: false,
        text: expect.stringContaining('STOP to opt out and HELP for help'),
      },
    ]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['as Hubtel asks', () => receiveMessage({ secret, From: phone.slice(1), Content: ' stop. ' })],
    [
      'as JSON',
      () =>
        receiveMessage(
          {},
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-sms-secret': secret },
            body: JSON.stringify({ from: phone, text: 'STOP all of it' }),
          },
        ),
    ],
    [
      'as a form',
      () =>
        receiveMessage(
          { secret },
          { method: 'POST', body: new URLSearchParams({ msisdn: `0${number}`, message: 'Unsubscribe' }) },
        ),
    ],
  ])(
    'end with STOP, %s: the ledger records it, a reply is sent, and queued messages are discarded',
    async (_name, stop) => {
      await forms.sendTo('sms', optIn);
      const response = await stop();
      expect([response.status, await response.json()]).toEqual([200, { heard: 'stop' }]);
      expect(await ledgerRows()).toEqual([{ given: false, form: 'text message' }]);
      await sendAll();
      expect(await queued()).toMatchObject([
        { is_reply: false, sent: false, dropped: true },
        { is_reply: true, sent: true, dropped: false },
      ]);
      // Also not for another office: an unticked box records nothing, a ticked one is a new consent.
      await forms.sendTo('inquiry', { ...validForms.inquiry, phone, sms: false });
      await forms.sendTo('inquiry', { ...validForms.inquiry, phone, sms: true, message: 'Again' });
      await sendAll();
      expect((await queued()).filter(({ is_reply, sent }) => !is_reply && sent)).toHaveLength(1);
    },
  );

  test('answer HELP with the contact, and nothing else', async () => {
    expect(await (await receiveMessage({ secret, from: phone, text: 'help' })).json()).toEqual({
      heard: 'help',
    });
    expect(
      await (await receiveMessage({ secret, from: phone, text: 'Good morning, stop by?' })).json(),
    ).toEqual({
      heard: null,
    });
    const [answer, ...more] = await queued();
    expect([String(answer?.text), more]).toEqual([expect.stringContaining('ask@example.com'), []]);
  });

  test('welcome one number at most twice a month, however often consent is given for it', async () => {
    const welcomes = async () => (await queued()).filter(({ is_reply }) => !is_reply).length;
    await Promise.all(
      [1, 2, 3].map((time) => forms.sendTo('sms', { ...optIn, full_name: `At once ${time}` })),
    );
    expect(await welcomes()).toBe(1);
    for (const time of [1, 2, 3]) {
      await receiveMessage({ secret, from: phone, text: 'STOP' });
      await forms.sendTo('sms', { ...optIn, full_name: `Stranger ${time}` });
    }
    expect(await welcomes()).toBe(2);
    await forms.rows(sql`update sms_queue set queued_at = now() - interval '31 days'`);
    await receiveMessage({ secret, from: phone, text: 'STOP' });
    await forms.sendTo('sms', { ...optIn, full_name: 'A month later' });
    expect(await welcomes()).toBe(3);
  });

  test('welcome at most three hundred numbers a day because of the cost; consents are stored', async () => {
    await forms.rows(sql`insert into sms_queue (id, recipient, text, is_reply, sent_at)
      select 'other-' || n, '+8835100' || n, 'Welcome', false, now() from generate_series(1, 300) n`);
    await forms.sendTo('sms', optIn);
    expect((await queued()).filter(({ recipient }) => recipient === phone)).toEqual([]);
    expect(await ledgerRows()).toMatchObject([{ given: true }]);
    await forms.rows(sql`update sms_queue set queued_at = now() - interval '25 hours'`);
    await receiveMessage({ secret, from: phone, text: 'STOP' });
    await forms.sendTo('sms', { ...optIn, full_name: 'A day later' });
    expect(
      (await queued()).filter((candidate) => candidate.recipient === phone && !candidate.is_reply),
    ).toHaveLength(1);
  });

  test('that fail are retried for a day, and then on request of staff', async () => {
    const warned = vi.spyOn(forms.contract.payload.logger, 'warn').mockImplementation(() => {});
    for (const name of ['HUBTEL_CLIENT_ID', 'HUBTEL_CLIENT_SECRET', 'SMS_SENDER']) vi.stubEnv(name, 'x');
    vi.stubEnv('HUBTEL_URL', 'http://127.0.0.1:1');
    const waits = async () => {
      await forms.rows(sql`update sms_queue set due_at = now()`);
      await sendAll();
      return forms.rows(
        sql`select due_at = 'infinity' as for_staff, leased_until is null as free, error from sms_queue`,
      );
    };
    await forms.sendTo('sms', optIn);
    const failed = { free: true, error: expect.stringContaining('fetch failed') };
    expect(await waits()).toEqual([{ for_staff: false, ...failed }]);
    await forms.rows(sql`update sms_queue set queued_at = now() - interval '25 hours'`);
    expect(await waits()).toEqual([{ for_staff: true, ...failed }]);
    expect(warned).toHaveBeenLastCalledWith(expect.stringMatching(/is tried again when staff retry it/));
    warned.mockRestore();
  });

  test('are stored only until the opt-out', async () => {
    await receiveMessage({ secret, from: phone, text: 'Stop texting me, I am Kofi' });
    const wordings = sql`select wording, wording_hash from consents where phone = ${phone}`;
    const hash = createHash('sha256').update('STOP').digest('hex');
    expect(await forms.rows(wordings)).toEqual([{ wording: 'STOP', wording_hash: hash }]);
  });

  test.each<[string, Record<string, string>, number]>([
    ['no secret', { from: phone, text: 'STOP' }, 404],
    ['another secret', { secret: 'x'.repeat(secret.length), from: phone, text: 'STOP' }, 404],
    ['no number', { secret, from: 'Meridian', text: 'STOP' }, 422],
    ['no words', { secret, from: phone }, 422],
  ])('are not received with %s', async (_name, query, status) => {
    expect((await receiveMessage(query)).status).toBe(status);
  });

  test('are not received at all without a secret', async () => {
    vi.stubEnv('SMS_INBOUND_SECRET', '');
    expect((await receiveMessage({ secret: '', from: phone, text: 'STOP' })).status).toBe(404);
  });
});
