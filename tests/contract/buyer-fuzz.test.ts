import { sql } from '@payloadcms/db-postgres/drizzle';
import fc from 'fast-check';
import { client as fetchClient } from 'laravel-precognition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyerCalls, isBuyerCall } from '@/schemas/buyers/buyer-calls';
import { accountForms } from '@/schemas/forms/account-forms';
import { isLongForm } from '../support/test-scope';
import { type BuyerBrowser, buyerPassword, openBrowser, signUp } from './buyer-browser';
import { type FormsHarness, startForms } from './start-forms';

let forms: FormsHarness;
let buyer: BuyerBrowser;
let victim: { browser: BuyerBrowser; email: string };
beforeAll(async () => {
  forms = await startForms();
  buyer = (await signUp(forms)).browser;
  victim = await signUp(forms);
});
afterAll(() => forms.stop());

const formNames = Object.keys(accountForms);
const callNames = Object.keys(buyerCalls).filter(isBuyerCall);

const goodValues: Record<string, unknown> = {
  ...{
    email: 'nobody@example.com',
    password: 'short',
    password_confirmation: 'short',
    current_password: 'wrong',
  },
  ...{
    token: 'a'.repeat(43),
    first_name: 'Esi',
    last_name: 'Quaye',
    phone_number: '0244123456',
    confirmed: true,
  },
  ...{
    listing: 'bakery',
    isSaved: true,
    isHidden: true,
    note: 'n',
    id: 999_999,
    page: 1,
    query: 'words=bakery',
  },
  ...{ name: 'n', frequency: 'daily', region: [], category: [], subcategory: [], weekly_mail: true },
  ...{ price: { min: 1, max: 2 }, down_payment: { min: null, max: null }, sde: { min: null, max: 100 } },
};
const values = fc.oneof(
  fc.constantFrom(
    ...Object.values(goodValues),
    '\u0000',
    '\ud800',
    "' or 1=1",
    'a'.repeat(5000),
    -1,
    1e300,
    2 ** 53,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Fields of a form or call, some of them replaced. */
function arbitraryBody(names: readonly string[]): fc.Arbitrary<unknown> {
  const good = Object.fromEntries(
    names.filter((name) => name in goodValues).map((name) => [name, goodValues[name]]),
  );
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names, 'other') }, fc.string());
  const changed = fc.dictionary(name, values, { maxKeys: 3 }).map((over) => ({ ...good, ...over }));
  return fc.oneof({ weight: 8, arbitrary: changed }, fc.jsonValue({ maxDepth: 2 }));
}

const fieldNamesOf = (path: string): string[] => {
  const name = path.split('/').at(-1) ?? '';
  if (isBuyerCall(name)) return Object.keys(buyerCalls[name].request.shape);
  return Object.keys(Object.entries(accountForms).find(([form]) => form === name)?.[1] ?? {});
};

const runs = isLongForm ? 10_000 : 25;
let clients = 0;

/** Each request comes from a client address of its own, so that no limit is reached. */
async function post(
  path: string,
  body: string,
  signedIn: boolean,
): Promise<{ status: number; text: string }> {
  clients += 1;
  const cookie = signedIn ? `buyer_session=${buyer.cookies.get('buyer_session')}` : '';
  const response = await fetch(forms.served.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...{ origin: forms.served.url, 'content-type': 'application/json', cookie },
      'x-client-address': `10.${2 + (clients >> 16)}.${(clients >> 8) & 255}.${clients & 255}`,
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

// The last two would end the session of the next requests.
const endsSession = ['/api/buyer/sign-out', '/api/forms/delete-account'];
const paths = [
  ...formNames.map((name) => `/api/forms/${name}`),
  ...callNames.map((name) => `/api/buyer/${name}`),
].filter((path) => !endsSession.includes(path));

describe.each(paths)('arbitrary requests to %s', (path) => {
  test('cause no server error and disclose nothing of another buyer', { timeout: 3_600_000 }, async () => {
    const names = [...fieldNamesOf(path), '_locale'];
    const one = fc.asyncProperty(arbitraryBody(names), fc.boolean(), async (body, isSignedIn) => {
      const { status, text } = await post(path, JSON.stringify(body), isSignedIn);
      expect([200, 400, 401, 404, 413, 415, 422, 429], text).toContain(status);
      expect(text).not.toContain(victim.email);
      if (!isSignedIn && path.startsWith('/api/buyer/')) expect(status).toBe(401);
    });
    await fc.assert(one, { numRuns: runs });
  });
});

describe('requests of another buyer', () => {
  test('with the ids of the victim change and read nothing', async () => {
    const everything = () =>
      forms.rows(
        sql`select b.*, s.id, s.revoked_at from buyers b join buyer_sessions s on s.buyer_id = b.id where b.email = ${victim.email}`,
      );
    const before = await everything();
    const sessions = await forms.rows(
      sql`select s.id from buyer_sessions s join buyers b on b.id = s.buyer_id where b.email = ${victim.email}`,
    );
    const ids = sessions.map(({ id }) => Number(id));
    expect(ids.length).toBeGreaterThan(0);
    const { browser } = await signUp(forms);
    for (const id of [...ids, 999_999]) expect((await browser.call('end-session', { id })).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await victim.browser.call('account')).status).toBe(200);
  });
});

describe('laravel-precognition', () => {
  test.each(formNames)('validates %s and stores nothing', async (form) => {
    fetchClient.withBaseURL(forms.served.url);
    const headers = { origin: forms.served.url, 'x-client-address': '10.9.9.9' };
    const events: string[] = [];
    const only = Object.keys(Object.entries(accountForms).find(([name]) => name === form)?.[1] ?? {});
    const before = await forms.rows(sql`select count(*) from mail_queue`);
    await fetchClient.post(
      `/api/forms/${form}`,
      {},
      { headers, only, onValidationError: () => events.push('invalid') },
    );
    const good = { ...goodValues, password: buyerPassword, password_confirmation: buyerPassword };
    const valid = Object.fromEntries(Object.entries(good).filter(([name]) => only.includes(name)));
    await fetchClient.post(`/api/forms/${form}`, valid, {
      headers,
      onPrecognitionSuccess: () => events.push('valid'),
    });
    fetchClient.withBaseURL('');
    expect(events).toEqual(['invalid', 'valid']);
    expect(await forms.rows(sql`select count(*) from mail_queue`)).toEqual(before);
  });
});

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

describe('the time of an answer', () => {
  const attempts = isLongForm ? 1000 : 0;

  test.runIf(isLongForm).each([
    ['sign-in', { password: 'not the password' }],
    ['forgot-password', {}],
    ['sign-in-link', {}],
  ])(
    'to %s does not disclose whether an address has an account',
    { timeout: 3_600_000 },
    async (form, fields) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const measure = async (kind: 'known' | 'unknown', email: string) => {
        const browser = openBrowser(forms);
        const start = performance.now();
        await browser.send(form, { email, ...fields });
        times[kind].push(performance.now() - start);
      };
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        await measure('known', victim.email);
        await measure('unknown', `nobody${attempt}@example.com`);
      }
      expect(median(times.known) / median(times.unknown)).toBeGreaterThan(0.95);
      expect(median(times.known) / median(times.unknown)).toBeLessThan(1.05);
    },
  );
});
