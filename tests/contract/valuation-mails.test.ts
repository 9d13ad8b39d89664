import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FormsHarness, startForms } from './start-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

const good = {
  email: 'ama@example.com',
  privacy: true,
  figures: 'trade=laundries&profit=200%2C000&once=Flood&onceAmount=1',
  _place: '/en-GH/locations/greater-accra/osu/contact-us',
};
const send = (over: object = {}) =>
  fetch(`${forms.served.url}/api/forms/valuation-mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: forms.served.url },
    body: JSON.stringify({ ...good, ...over }),
  });
const mails = () => forms.rows(sql`select id, recipient, text from mail_queue order by id`);

test('valuations › are calculated by the server, mailed, and stored as a lead for the nearest office', async () => {
  const response = await send();
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      message: 'Please check your email.',
      next: 'Your contact is Ama Mensah of Meridian Osu. For questions: 030 273 0001.',
      answer: expect.objectContaining({ office: 'Meridian Osu', person: 'Ama Mensah', due: null }),
    },
  ]);
  expect(await forms.leads()).toMatchObject([
    {
      ...{ form: 'valuation-mail', name: 'ama@example.com', email: 'ama@example.com', routed_by: 'office' },
      message: expect.stringMatching(/^Trade: Laundries\n.*GH₵200,001\nRange: GH₵330,000 – GH₵530,000$/),
    },
  ]);
  expect(await mails()).toMatchObject([
    { recipient: 'osu@example.com', text: expect.stringContaining('ama@example.com') },
    { recipient: 'ama@example.com', text: expect.stringContaining('GH₵330,000 – GH₵530,000') },
  ]);
});

test.each<[string, object, string[]]>([
  ['an address', { email: '' }, ['email']],
  ['the box', { privacy: false }, ['privacy']],
  ['any figures', { figures: undefined }, ['figures']],
])('valuations › are refused without %s', async (_case, over, fields) => {
  const response = await send(over);
  expect(response.status).toBe(422);
  expect(Object.keys(Object(await response.json()).errors)).toEqual(fields);
  expect(await mails()).toEqual([]);
});

test("valuations › go to the network when the form is the network's", async () => {
  await send({ _to: 'network' });
  expect(await forms.leads()).toMatchObject([{ routed_by: 'network' }]);
});

test.each<[string, string]>([
  ['of a trade without multiples', 'trade=none&profit=1'],
  ['without a trade', 'profit=200000'],
  ['without a profit', 'trade=laundries&sales=200000'],
  ['that are no figures', 'win a prize at evil.example'],
  ['with words for an amount', 'trade=laundries&profit=200000&pay=plenty'],
])('valuations › from figures %s are refused, not stored and not mailed', async (_case, figures) => {
  const response = await send({ figures });
  expect(response.status).toBe(422);
  expect(Object.keys(Object(await response.json()).errors)).toEqual(['figures']);
  expect([await forms.leads(), await mails()]).toEqual([[], []]);
});
