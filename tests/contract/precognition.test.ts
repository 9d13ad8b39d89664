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
  // The client is a singleton of the worker.
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
/** The common interface of both versions. */
type Client = {
  post: (url: string, data?: Record<string, unknown>, config?: Record<string, unknown>) => Promise<unknown>;
};
const clients: [string, Client][] = [
  ['2.0.0, over fetch', fetchClient],
  ['1.0.2, over axios', axiosClient],
];

describe.each(clients)('laravel-precognition %s', (name, client) => {
  const url = '/api/forms/inquiry';

  test('gets a success response, and nothing is stored', async () => {
    const before = await leadCount();
    const events: string[] = [];
    await client.post(url, good, { headers, onPrecognitionSuccess: () => events.push('success') });
    expect(events).toEqual(['success']);
    expect(await leadCount()).toBe(before);
  });

  test('gets issues of the requested fields only', async () => {
    let reply: unknown;
    const onValidationError = (response: { data: unknown }) => {
      reply = response.data;
    };
    await client.post(url, { email: 'kofi@' }, { headers, only: ['email', 'phone'], onValidationError });
    const sentence = 'This email address is incomplete. Write it like name@example.com.';
    expect(reply).toEqual({ message: sentence, errors: { email: [sentence] } });
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

  test('gets all issues, in the order of the form', async () => {
    let reply: { message?: string; errors?: object } = {};
    const onValidationError = (response: { data: object }) => {
      reply = response.data;
    };
    await client.post(url, {}, { headers, onValidationError });
    expect(Object.keys(reply.errors ?? {})).toEqual(['reason', 'full_name', 'email', 'message', 'privacy']);
    expect(reply.message).toBe('Please choose an option. (and 4 more errors)');
  });

  test('gets an error for an unknown form', async () => {
    const events: string[] = [];
    await client.post('/api/forms/nothing', {}, { headers, onNotFound: () => events.push('not found') });
    expect(events).toEqual(['not found']);
  });

  test('submits, and one lead is stored', async () => {
    const before = await leadCount();
    await client.post(url, { ...good, message: name }, { headers, precognitive: false });
    expect(await leadCount()).toBe(before + 1);
  });
});

describe('Precognition over HTTP', () => {
  const post = (more: Record<string, string>, body: string = JSON.stringify(good), form = 'inquiry') =>
    fetch(`${served.url}/api/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...more },
      body,
    });
  const marks = ({ status, headers: got }: Response) => [
    ...[status, got.get('precognition'), got.get('precognition-success'), got.get('vary')],
  ];
  const precognitive = { precognition: 'true' };
  const vary = 'Precognition, Accept-Language';

  test.each<[string, () => Promise<Response>, (string | number | null)[]]>([
    ['nothing wrong', () => post(precognitive), [204, 'true', 'true', vary]],
    ['something wrong', () => post(precognitive, '{}'), [422, 'true', null, vary]],
    [
      'a name with a space',
      () => post({ ...precognitive, 'precognition-validate-only': 'x, email' }, '{}'),
      [204, 'true', 'true', vary],
    ],
    [
      'named with a star',
      () => post({ ...precognitive, 'precognition-validate-only': '*' }, '{}'),
      [422, 'true', null, vary],
    ],
    ['forged', () => post({ ...precognitive, origin: 'https://evil.example' }), [419, 'true', null, vary]],
    ['no JSON', () => post(precognitive, '{'), [400, 'true', null, vary]],
    [
      'another type',
      () => post({ ...precognitive, 'content-type': 'text/plain' }),
      [415, 'true', null, vary],
    ],
    [
      'too large',
      () => post(precognitive, JSON.stringify({ message: 'x'.repeat(70_000) })),
      [413, 'true', null, vary],
    ],
    ['no such form', () => post(precognitive, '{}', 'constructor'), [404, 'true', null, vary]],
    ['asked with another word', () => post({ precognition: 'True' }, '{}'), [422, null, null, vary]],
    ['sent', () => post({}, '{}'), [422, null, null, vary]],
  ])('%s', async (_name, send, expected) => {
    expect(marks(await send())).toEqual(expected);
  });

  test('a validation response has no body and no token', async () => {
    const response = await post(precognitive);
    expect([await response.text(), response.headers.get('set-cookie')]).toEqual(['', null]);
  });

  test('uses the locale of the form or of the client', async () => {
    const issuesOf = async (more: Record<string, string>, body: object) =>
      (
        await (
          await post(
            { ...precognitive, 'precognition-validate-only': 'email', ...more },
            JSON.stringify(body),
          )
        ).json()
      ).message;
    expect(await issuesOf({}, { _locale: 'ja-JP' })).toBe('この項目を入力してください。');
    expect(await issuesOf({ 'accept-language': 'fr-FR,fr;q=0.8' }, {})).toBe('Veuillez remplir ce champ.');
  });

  test('validation requests over the limit are refused temporarily, and submissions are counted separately', async () => {
    const { consumeFormAttempt, formLimits } = await import('@/lib/backend/leads/form-rate-limits');
    const key = `inquiry ${headers['x-client-address']}`;
    for (let sent = 0; sent < formLimits.form_sent.points; sent += 1)
      await consumeFormAttempt(contract.payload, 'form_sent', key);
    const refused = await post({});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await post(precognitive)).status).toBe(204);
  });
});
