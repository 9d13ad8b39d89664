import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userInfoSchema } from '@/schemas/buyers/user-info';
import {
  buyerPassword,
  mailedLinks,
  newRegistration,
  openBrowser,
  signUp,
  tokenOf,
  waitForLinks,
} from './buyer-browser';
import { type FormsHarness, startForms } from './start-forms';

let forms: FormsHarness;
beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());

const userQuery = `query($token: String!) { getUserByToken(token: $token) {
  email first_name last_name mobile_e164 mobile_code mobile_country country
  loginAttributes { platform attribute_name type attribute_value } } }`;

/** The user of a token, or the debug message of the first error. */
async function findUser(token: unknown): Promise<{ user: Record<string, unknown> | null; issue: unknown }> {
  const response = await fetch(`${forms.served.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: userQuery, variables: { token } }),
  });
  const { data, errors } = Object(await response.json());
  return { user: data?.getUserByToken ?? null, issue: errors?.[0]?.extensions?.debugMessage };
}

const message = (body: Record<string, unknown>) => Object.values(Object(body.errors))[0];

describe('registration', () => {
  test('creates an account that the mailed link confirms and signs in', async () => {
    const browser = openBrowser(forms);
    const registration = newRegistration();
    expect((await browser.send('buyer-registration', registration)).status).toBe(200);
    const buyer = sql`select status, phone, first_name from buyers where email = ${registration.email}`;
    expect(await forms.rows(buyer)).toEqual([
      { status: 'unconfirmed', phone: '+233244123456', first_name: 'Esi' },
    ]);
    const recipients = await forms.rows(
      sql`select id from mail_queue where recipient = ${registration.email}`,
    );
    expect(recipients).toHaveLength(1);
    const [link = ''] = await mailedLinks(forms, registration.email);
    const page = await fetch(link.replace(/^https?:\/\/[^/]+/, forms.served.url));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(registration.email)]);
    const followed = await browser.follow(link);
    expect([followed.status, followed.headers.get('location')]).toEqual([303, '/en-GH/bizmatch/preferences']);
    const { status, body } = await browser.call('session');
    expect(status).toBe(200);
    const userInfo = userInfoSchema.parse(body);
    expect(userInfo).toMatchObject({
      email: registration.email,
      mobile_e164: '+233244123456',
      mobile_code: '+233',
    });
    expect(await forms.rows(buyer)).toMatchObject([{ status: 'active' }]);
  });

  test('stores no password with the lead, the mail or in clear text', async () => {
    const browser = openBrowser(forms);
    await browser.send('buyer-registration', newRegistration());
    for (const table of [
      'leads',
      'mail_queue',
      'buyers',
      'buyer_credentials',
      'buyer_sessions',
      'buyer_links',
    ])
      expect(JSON.stringify(await forms.rows(sql`select * from ${sql.identifier(table)}`))).not.toContain(
        'harmattan',
      );
  });

  test.each([
    ['123456789012', 'This password is too common'],
    ['esi quaye 1', 'Use at least 12 characters.'],
    ['EsiQuayeEsiQuaye', 'Do not use your name'],
  ])('rejects the password %s', async (password, issue) => {
    const registration = { ...newRegistration(), password, password_confirmation: password };
    const { status, body } = await openBrowser(forms).send('buyer-registration', registration);
    expect([status, Object(body.errors).password[0]]).toEqual([422, expect.stringContaining(issue)]);
  });

  test('rejects passwords that differ', async () => {
    const registration = { ...newRegistration(), password_confirmation: 'another lantern 48' };
    const { status, body } = await openBrowser(forms).send('buyer-registration', registration);
    expect([status, body.errors]).toEqual([422, { password_confirmation: ['The two passwords differ.'] }]);
  });

  test('returns to the listing that the visitor wanted to save', async () => {
    const browser = openBrowser(forms);
    const registration = { ...newRegistration(), save_listing: 'bakery-osu' };
    await browser.send('buyer-registration', registration);
    const [link = ''] = await mailedLinks(forms, registration.email);
    expect((await browser.follow(link)).headers.get('location')).toBe(
      '/en-GH/buy-a-business/listings/bakery-osu',
    );
  });
});

describe('a link in a mail', () => {
  test('works once', async () => {
    const browser = openBrowser(forms);
    const registration = newRegistration();
    await browser.send('buyer-registration', registration);
    const [link = ''] = await mailedLinks(forms, registration.email);
    const twin = openBrowser(forms);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    const all = await Promise.all([browser.follow(link), twin.follow(link)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    expect((await browser.follow(link)).status).toBe(404);
  });

  test('confirms in another browser only with the password of the registration', async () => {
    const registration = newRegistration();
    await openBrowser(forms).send('buyer-registration', registration);
    const [link = ''] = await mailedLinks(forms, registration.email);
    const other = openBrowser(forms);
    const page = await fetch(link.replace(/^https?:\/\/[^/]+/, forms.served.url));
    expect(await page.text()).toContain('Enter the password that you chose when you registered.');
    expect((await other.follow(link)).status).toBe(422);
    expect((await other.follow(link, { password: 'wrong' })).status).toBe(422);
    const buyer = sql`select status from buyers where email = ${registration.email}`;
    expect(await forms.rows(buyer)).toEqual([{ status: 'unconfirmed' }]);
    expect((await other.follow(link, { password: buyerPassword })).status).toBe(303);
    expect(await forms.rows(buyer)).toEqual([{ status: 'active' }]);
  });

  test('does not let a stranger choose the password of an address', async () => {
    const registration = newRegistration();
    await openBrowser(forms).send('buyer-registration', registration);
    const owner = openBrowser(forms);
    await owner.send('forgot-password', { email: registration.email });
    const links = await waitForLinks(forms, registration.email, 2);
    const token = tokenOf(links.find((link) => link.includes('reset-password')));
    const password = 'quiet baobab evening 7';
    expect(
      (await owner.send('reset-password', { token, password, password_confirmation: password })).status,
    ).toBe(200);
    const stranger = openBrowser(forms);
    const credentials = { email: registration.email, password: buyerPassword };
    expect((await stranger.send('sign-in', credentials)).status).toBe(422);
  });

  test('cannot be followed by another website', async () => {
    const registration = newRegistration();
    await openBrowser(forms).send('buyer-registration', registration);
    const [link = ''] = await mailedLinks(forms, registration.email);
    const { pathname, search } = new URL(link);
    const response = await fetch(forms.served.url + pathname + search, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
  });

  test.each(['', '?token=x', `?token=${'a'.repeat(43)}`])(
    'with the token "%s" is not valid',
    async (query) => {
      for (const action of ['confirm', 'sign-in', 'email', 'other']) {
        const response = await fetch(`${forms.served.url}/api/buyer-links/${action}${query}`);
        expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      }
    },
  );
});

describe('sign-in', () => {
  test('with the password answers the session of the specification', async () => {
    const { email } = await signUp(forms);
    const browser = openBrowser(forms);
    const { status, body } = await browser.send('sign-in', {
      email: email.toUpperCase(),
      password: buyerPassword,
    });
    expect([status, body.message]).toEqual([200, 'You are signed in.']);
    const { token } = userInfoSchema.parse(body.user_info);
    const { user } = await findUser(token);
    expect(user).toMatchObject({ email, first_name: 'Esi', last_name: 'Quaye', mobile_country: 'GH' });
    const attributes: Record<string, unknown>[] = Object(user).loginAttributes;
    expect(attributes.map(({ attribute_name: name }) => name)).toEqual([
      ...['id', 'country', 'states', 'categories', 'saved_listings', 'price_min', 'price_max'],
      ...['down_payment_min', 'down_payment_max', 'discretionary_earnings_min'],
      ...['discretionary_earnings_max', 'send_weekly_bizmatch_email'],
    ]);
    expect(new Set(attributes.map(({ platform }) => platform))).toEqual(new Set(['x2']));
    expect((await browser.call('account')).body).toMatchObject({ email, hasPassword: true });
  });

  test('is rejected alike for a wrong password and an unknown address', async () => {
    const { email } = await signUp(forms);
    const wrong = await openBrowser(forms).send('sign-in', { email, password: 'not the password' });
    const unknown = await openBrowser(forms).send('sign-in', {
      email: 'no@example.com',
      password: 'not the password',
    });
    expect(wrong).toEqual(unknown);
    expect([wrong.status, message(wrong.body)]).toEqual([422, ['The email or password is not correct.']]);
  });

  test('of an unconfirmed address mails the link again', async () => {
    const browser = openBrowser(forms);
    const registration = newRegistration();
    await browser.send('buyer-registration', registration);
    await forms.rows(sql`update buyer_links set created_at = now() - interval '10 minutes'`);
    const answer = await browser.send('sign-in', { email: registration.email, password: buyerPassword });
    expect([answer.status, browser.cookies.has('buyer_session')]).toEqual([422, false]);
    expect(await mailedLinks(forms, registration.email)).toHaveLength(2);
  });

  test('replaces the session that the browser had', async () => {
    const { browser, email } = await signUp(forms);
    const before = new Map(browser.cookies);
    await browser.send('sign-in', { email, password: buyerPassword });
    expect(browser.cookies.get('buyer_session')).not.toBe(before.get('buyer_session'));
    const old = openBrowser(forms);
    for (const [name, value] of before) old.cookies.set(name, value);
    expect(await old.call('account')).toEqual({ status: 401, body: { message: 'Invalid token' } });
    expect((await browser.call('account')).status).toBe(200);
  });

  test('by an emailed link needs no password; nothing reveals whether the address has an account', async () => {
    const { email } = await signUp(forms);
    const browser = openBrowser(forms);
    const known = await browser.send('sign-in-link', { email });
    const unknown = await browser.send('sign-in-link', { email: 'nobody@example.com' });
    expect(known).toEqual(unknown);
    expect(known.body).toEqual({ message: 'Please check your email.' });
    const links = await waitForLinks(forms, email, 2);
    expect((await browser.follow(links[1] ?? '')).status).toBe(303);
    expect((await browser.call('session')).body).toMatchObject({ email });
    expect(await mailedLinks(forms, 'nobody@example.com')).toEqual([]);
  });

  test('is limited by account and address, and another address is not locked out', async () => {
    const { email } = await signUp(forms);
    const attacker = openBrowser(forms);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await attacker.send('sign-in', { email, password: `wrong ${attempt}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    expect((await openBrowser(forms).send('sign-in', { email, password: buyerPassword })).status).toBe(200);
  });
});

describe('a session', () => {
  test('needs our origin or the token', async () => {
    const { browser } = await signUp(forms);
    const answer = await browser.call(
      'sign-out',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(419);
    expect((await browser.call('account')).status).toBe(200);
  });

  test('ends at sign-out, by cookie and by token', async () => {
    const { browser } = await signUp(forms);
    const { body } = await browser.call('session');
    expect((await browser.call('sign-out')).status).toBe(200);
    expect(browser.cookies.has('buyer_session')).toBe(false);
    expect(await findUser(body.token)).toEqual({ user: null, issue: 'Invalid token' });
    expect((await browser.call('account')).status).toBe(401);
  });

  test.each([
    ['Token expired', sql`update buyer_sessions set expires_at = now()`],
    ['Invalid token', sql`update buyer_sessions set revoked_at = now()`],
    ['Your account has been cancelled', sql`update buyers set status = 'cancelled'`],
  ])('answers "%s"', async (issue, change) => {
    const { browser } = await signUp(forms);
    const { body } = await browser.call('session');
    await forms.rows(change);
    expect(await findUser(body.token)).toEqual({ user: null, issue });
    expect(await browser.call('account')).toEqual({ status: 401, body: { message: issue } });
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u0000'])(
    'is not found by the token %j',
    async (token) => {
      expect(await findUser(token)).toEqual({ user: null, issue: 'Invalid token' });
    },
  );

  test('is not opened by the token in local storage', async () => {
    const { browser } = await signUp(forms);
    const { body } = await browser.call('session');
    const thief = openBrowser(forms);
    thief.cookies.set('buyer_session', String(body.token));
    expect((await thief.call('account')).status).toBe(401);
  });

  test('is listed by device and ended by its own buyer only', async () => {
    const { browser, email } = await signUp(forms);
    const other = openBrowser(forms);
    await other.send(
      'sign-in',
      { email, password: buyerPassword },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    );
    const { body } = await browser.call('devices');
    const devices: { id: number; name: string; isCurrent: boolean }[] = Object(body).devices;
    expect(devices.map(({ name, isCurrent }) => [name, isCurrent]).toSorted()).toEqual([
      ['Browser', true],
      ['Firefox, Windows', false],
    ]);
    const id = devices.find(({ isCurrent }) => !isCurrent)?.id;
    const stranger = (await signUp(forms)).browser;
    await stranger.call('end-session', { id });
    expect((await other.call('account')).status).toBe(200);
    await browser.call('end-session', { id });
    expect((await other.call('account')).status).toBe(401);
  });
});
