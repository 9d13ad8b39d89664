import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FormsHarness, startForms } from './start-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

const owner = { trade: 'Bakery', town: 'Osu', full_name: 'Esi Quaye', privacy: true };
const _figures = 'trade=bakeries&sales=500k&profit=100%2C000&industry=Bakeries';

test('a valuation by phone alone is stored and mailed to staff only, without an address to reply to', async () => {
  const response = await forms.sendTo('valuation-start', {
    ...{ ...owner, phone: '024 412 3456', reach_by: 'whatsapp' },
  });
  expect(response.status).toBe(200);
  expect(await forms.leads()).toMatchObject([{ email: null, phone: '+233244123456', reason: 'selling' }]);
  const mails = await forms.rows(sql`select id, text from mail_queue`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('gave no email address');
  expect(mails[0]?.text).toContain('WhatsApp');
});

test('the figures of the calculator are stored and mailed with the form', async () => {
  await forms.sendTo('valuation-start', { ...owner, email: 'esi@example.com', _figures });
  expect(await forms.leads()).toMatchObject([{ answers: { town: 'Osu', figures: _figures } }]);
  const mails = await forms.rows(sql`select text from mail_queue where id like '%recipient'`);
  expect(mails[0]?.text).toContain('Annual sales\n  GH₵500,000');
});

test('the confirmation repeats the figures of the calculator to the visitor, in their language', async () => {
  const values = { ...owner, email: 'esi@example.com', phone_country: 'GH', _figures: `${_figures}&pay=60k` };
  await forms.sendTo('valuation-start', values);
  const mails = await forms.rows(sql`select text from mail_queue where id like '%visitor'`);
  for (const row of ['Bakeries', 'Annual sales\n  GH₵500,000', '\n  GH₵100,000', '\n  GH₵60,000'])
    expect(mails[0]?.text).toContain(row);
});

test('the mails name no country code without a phone number', async () => {
  await forms.sendTo('valuation-start', { ...owner, email: 'esi@example.com', phone_country: 'GH' });
  await forms.sendTo('valuation-start', { ...owner, phone: '024 412 3456', phone_country: 'GH' });
  const mails = await forms.rows(sql`select text like '%Country code%' as named from mail_queue order by id`);
  expect(mails.map(({ named }) => named)).toEqual([false, false, true]);
});

test.each([
  ['whatsapp', 'To answer by WhatsApp we need a phone number.'],
  ['phone', 'To answer by phone we need a phone number.'],
  ['sms', 'To answer by text message we need a phone number.'],
])('an answer by %s needs a phone number', async (reach_by, message) => {
  const response = await forms.sendTo('valuation-start', { ...owner, email: 'esi@example.com', reach_by });
  expect(response.status).toBe(422);
  expect(Object(await response.json()).errors).toEqual({ phone: [message] });
});

test('a form that needs no reply stores no figures', async () => {
  const privacy = { newsletter: true, privacy: true };
  await forms.sendTo('newsletter', { email: 'esi@example.com', ...privacy, _figures });
  expect(Object.keys(Object((await forms.leads())[0]?.answers))).not.toContain('figures');
});
