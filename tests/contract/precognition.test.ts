import axios from 'axios';
import { client as fetchClient } from 'laravel-precognition';
import { client as axiosClient } from 'laravel-precognition-1';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ServedForms, serveForms } from './serve-forms';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let served: ServedForms;
let visitors = 0;
let headers: Record<string, string>;

beforeAll(async () => {
  contract = await startContract();
  served = await serveForms();
  fetchClient.withBaseURL(served.url);
  axiosClient.use(axios.create({ baseURL: served.url }));
});
afterAll(async () => {
  // The client is one for all files of a worker.
  fetchClient.withBaseURL('');
  await served.stop();
  await contract.stop();
});
beforeEach(() => {
  headers = { origin: served.url, 'x-client-address': `10.0.0.${++visitors}`, 'accept-language': 'en-GH' };
});

const good = {
  ...{ reason: 'buying', full_name: 'Kofi Boateng', email: 'kofi@example.com' },
  ...{ message: 'I look for a bakery.', privacy: true },
};
const leadCount = async () => (await contract.payload.count({ collection: 'leads' })).totalDocs;
/** What both versions have in common. */
type Client = {
  post: (url: string, data?: Record<string, unknown>, config?: Record<string, unknown>) => Promise<unknown>;
};
const clients: [string, Client][] = [
  ['2.0.0, over fetch', fetchClient],
  ['1.0.2, over axios', axiosClient],
];

describe.each(clients)('laravel-precognition %s', (name, client) => {
  const url = '/api/forms/inquiry';

  test('hears that nothing is wrong, and nothing is kept', async () => {
    const before = await leadCount();
    const heard: string[] = [];
    await client.post(url, good, { headers, onPrecognitionSuccess: () => heard.push('success') });
    expect(heard).toEqual(['success']);
    expect(await leadCount()).toBe(before);
  });

  test('hears of the fields that it asks about, and of no others', async () => {
    let told: unknown;
    const onValidationError = (response: { data: unknown }) => {
      told = response.data;
    };
    await client.post(url, { email: 'kofi@' }, { headers, only: ['email', 'phone'], onValidationError });
    const sentence = 'This email address is incomplete. Write it like name@example.com.';
    expect(told).toEqual({ message: sentence, errors: { email: [sentence] } });
    const passed: string[] = [];
    const onPrecognitionSuccess = () => passed.push('yes');
    await client.post(
      url,
      { email: 'kofi@example.com' },
      { headers, only: ['email'], onPrecognitionSuccess },
    );
    await client.post(url, {}, { headers, only: [], onPrecognitionSuccess });
    expect(passed).toEqual(['yes', 'yes']);
  });

  test('hears of all that is wrong, first of the first', async () => {
    let told: { message?: string; errors?: object } = {};
    const onValidationError = (response: { data: object }) => {
      told = response.data;
    };
    await client.post(url, {}, { headers, onValidationError });
    expect(Object.keys(told.errors ?? {})).toEqual(['reason', 'full_name', 'email', 'message', 'privacy']);
    expect(told.message).toBe('Please choose an option. (and 4 more errors)');
  });

  test('hears of a form that there is none of', async () => {
    const heard: string[] = [];
    await client.post('/api/forms/nothing', {}, { headers, onNotFound: () => heard.push('not found') });
    expect(heard).toEqual(['not found']);
  });

  test('sends, and one lead is kept', async () => {
    const before = await leadCount();
    await client.post(url, { ...good, message: name }, { headers, precognitive: false });
    expect(await leadCount()).toBe(before + 1);
  });
});

describe('on the wire', () => {
  const post = (more: Record<string, string>, body: string = JSON.stringify(good), form = 'inquiry') =>
    fetch(`${served.url}/api/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...more },
      body,
    });
  const marks = ({ status, headers: got }: Response) => [
    ...[status, got.get('precognition'), got.get('precognition-success'), got.get('vary')],
  ];
  const asking = { precognition: 'true' };
  const vary = 'Precognition, Accept-Language';

  test.each<[string, () => Promise<Response>, (string | number | null)[]]>([
    ['nothing wrong', () => post(asking), [204, 'true', 'true', vary]],
    ['something wrong', () => post(asking, '{}'), [422, 'true', null, vary]],
    [
      'a name with a space',
      () => post({ ...asking, 'precognition-validate-only': 'x, email' }, '{}'),
      [204, 'true', 'true', vary],
    ],
    [
      'named with a star',
      () => post({ ...asking, 'precognition-validate-only': '*' }, '{}'),
      [422, 'true', null, vary],
    ],
    ['forged', () => post({ ...asking, origin: 'https://evil.example' }), [419, 'true', null, vary]],
    ['no JSON', () => post(asking, '{'), [400, 'true', null, vary]],
    ['another type', () => post({ ...asking, 'content-type': 'text/plain' }), [415, 'true', null, vary]],
    [
      'too large',
      () => post(asking, JSON.stringify({ message: 'x'.repeat(70_000) })),
      [413, 'true', null, vary],
    ],
    ['no such form', () => post(asking, '{}', 'constructor'), [404, 'true', null, vary]],
    ['asked with another word', () => post({ precognition: 'True' }, '{}'), [422, null, null, vary]],
    ['sent', () => post({}, '{}'), [422, null, null, vary]],
  ])('%s', async (_name, ask, expected) => {
    expect(marks(await ask())).toEqual(expected);
  });

  test('an answer to a question has no body, and no token', async () => {
    const response = await post(asking);
    expect([await response.text(), response.headers.get('set-cookie')]).toEqual(['', null]);
  });

  test('in the language of the form, or of who asks', async () => {
    const told = async (more: Record<string, string>, body: object) =>
      (
        await (
          await post({ ...asking, 'precognition-validate-only': 'email', ...more }, JSON.stringify(body))
        ).json()
      ).message;
    expect(await told({}, { _locale: 'ja-JP' })).toBe('この項目を入力してください。');
    expect(await told({ 'accept-language': 'fr-FR,fr;q=0.8' }, {})).toBe('Veuillez remplir ce champ.');
  });

  test('a question too many is refused until later, and sending is counted apart', async () => {
    const { countForm, formLimits } = await import('@/lib/backend/leads/form-limits');
    const key = `inquiry ${headers['x-client-address']}`;
    for (let sent = 0; sent < formLimits.form_sent.points; sent += 1)
      await countForm(contract.payload, 'form_sent', key);
    const refused = await post({});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await post(asking)).status).toBe(204);
  });
});
