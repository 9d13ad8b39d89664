import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSignedText } from '@/lib/forms/signed-text';
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

describe('CSRF protection', () => {
  const mismatch = { message: 'CSRF token mismatch.' };
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const token = { cookie: 'XSRF-TOKEN=abc%3D', 'x-xsrf-token': 'abc=' };

  test.each<[string, Record<string, string>, number]>([
    ['a program that says nothing', {}, 419],
    ['another site', evil, 419],
    ['a program with another token', { ...token, 'x-xsrf-token': 'abd=' }, 419],
    ['a program with the token', token, 200],
    ['another site with the token', { ...evil, ...token }, 200],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('refuses a write from %s', async (_name, headers, status) => {
    const response = await send(good, { origin: '', ...headers });
    expect(response.status).toBe(status);
    if (status === 419) expect(await response.json()).toEqual(mismatch);
    expect(await leads()).toHaveLength(status === 200 ? 1 : 0);
  });

  test('issues a new token each time', async () => {
    const tokenOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0];
    const first = tokenOf(await send(good));
    expect(first).toMatch(/^XSRF-TOKEN=.{40,}/);
    expect(tokenOf(await send(good))).not.toBe(first);
  });
});

describe('form without JavaScript', () => {
  const fields = { ...good, privacy: 'on', _thanks: '/en-GH/contact-us/thank-you' };

  test('redirects to the thank-you page with the signed confirmation', async () => {
    const response = await sendPlainly(fields);
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
    expect([response.status, location.pathname]).toEqual([303, '/en-GH/contact-us/thank-you']);
    const token = location.searchParams.get('confirmation') ?? '';
    expect(readSignedText('confirmation', token)).toMatch(
      /^Your inquiry has been submitted successfully\. .* has received your message and will email you by /,
    );
    expect(await leads()).toHaveLength(1);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'redirects nowhere else: %s',
    async (_thanks) => {
      expect((await sendPlainly({ ...fields, _thanks })).headers.get('location')).toBe('/');
    },
  );

  test('is rendered again with its values when one is missing', async () => {
    const response = await sendPlainly({ ...fields, email: '', _locale: 'en-GH' });
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ]);
    expect(page).toContain('<h1 role="alert">Please complete all required fields</h1>');
    expect(page).toContain('Kofi Boateng');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await leads()).toEqual([]);
  });
});

describe('form without JavaScript, in French', () => {
  const typed = 'application/x-www-form-urlencoded';
  test.each<[string, number, Parameters<FormsHarness['sendWithoutScript']>, string]>([
    ['too much', 413, [{ message: 'x'.repeat(70_000) }], 'Ce que vous avez écrit est trop long'],
    ['of a form that is gone', 404, [{}, {}, 'nothing'], 'Ce formulaire n’est plus ici'],
    [
      'what is no form',
      400,
      [{}, { 'content-type': 'multipart/form-data' }],
      'Ce que votre navigateur a envoyé est illisible',
    ],
    ['from elsewhere', 419, [{}, { origin: 'https://evil.example' }], 'La provenance de ce formulaire'],
  ])('%s is refused the same way', async (_name, status, [body, headers, form], message) => {
    const sentHeaders = { 'accept-language': 'fr-CA', 'content-type': typed, ...headers };
    const response = await sendPlainly(body, sentHeaders, form);
    const page = await response.text();
    expect([response.status, page.includes('<html lang="fr-CA">')]).toEqual([status, true]);
    expect(page).toContain(`<h1 role="alert">${message}`);
  });
});

test.each(['full_name', 'file'])(
  'form submission › a file is not text and is not stored: as %s',
  async (name) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(good)) body.set(field, String(value));
    body.set(name, new File(['%PDF'], 'plan.pdf'));
    const response = await fetch(`${forms.served.url}/api/forms/inquiry`, {
      method: 'POST',
      headers: { origin: forms.served.url },
      body,
    });
    const reply: { errors?: object } = await response.json();
    expect([response.status, Object.keys(reply.errors ?? {})]).toEqual([422, [name]]);
    expect(await leads()).toEqual([]);
  },
);

describe('values at the storage limits', () => {
  const attribution = {
    parameter: 'utm_source',
    value: 'radio',
    path: '/',
    session_at: '2026-02-02T08:00:00.000Z',
  };
  const from = (entry: object, referrer?: string) => ({
    _visit: { ...(referrer && { referrer }), entries: [{ ...attribution, ...entry }] },
  });

  test.each<[string, object, object]>([
    [
      'a source that is longer in small letters',
      from({ value: 'İ'.repeat(200) }),
      { source: 'i̇'.repeat(100) },
    ],
    [
      'a host that is longer than a source',
      from({ parameter: 'page' }, `https://${'a'.repeat(300)}.example/`),
      { source: 'a'.repeat(200) },
    ],
    [
      'a visit of a year that there was none of',
      from({ session_at: '0000-01-01T00:00:00Z' }),
      { attribution_entries: [], source: null },
    ],
  ])('%s does not prevent the submission', async (_name, visit, expected) => {
    expect((await send({ ...good, ...visit })).status).toBe(200);
    expect(await leads()).toMatchObject([expected]);
  });

  test('two long names are combined into a longer one', async () => {
    const names = { first_name: 'B'.repeat(60), last_name: 'c'.repeat(60) };
    const seller = {
      ...names,
      email: good.email,
      phone: good.phone,
      trade: 'Bakery',
      town: 'Osu',
      privacy: true,
    };
    expect((await forms.sendTo('seller-registration', seller)).status).toBe(200);
    expect((await leads()).map(({ name }) => name.length)).toEqual([121]);
  });

  test('an address that no mail server accepts is reported', async () => {
    const response = await send({ ...good, email: 'kofi@example-.com' });
    const errors = { email: ['This email address is incomplete. Write it like name@example.com.'] };
    expect([response.status, await response.json()]).toMatchObject([422, { errors }]);
  });
});
