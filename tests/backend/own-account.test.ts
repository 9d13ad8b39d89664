import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { siteUrl } from '@/lib/routes/site-url';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const email = 'office-editor@example.com';
const admin = 'network-admin@example.com';
const first = 'long enough to pass';
const second = 'kenkey at the harbour';

let backend: TestBackend;
let api: CmsApi;
let network: Network;
let own: string;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  own = `/staff/${network.users['office-editor'].id}`;
  api = await openCmsApi();
});
afterAll(() => backend.stop());

type Headers = Record<string, string>;
/** Changes the account from its stored revision. */
async function change(headers: Headers, body: object, path = own): Promise<Response> {
  const { id } = network.users['office-editor'];
  const { revision } = await backend.payload.findByID({ collection: 'staff', id });
  return api(path, { method: 'PATCH', headers, body: { ...body, revision } });
}
const isIn = async (headers: Headers) =>
  JSON.parse(await (await api('/staff/me', { headers })).text()).user !== null;
const mayIn = async (password: string, address = email) =>
  (await api('/staff/login', { method: 'POST', body: { email: address, password } })).status === 200;

describe('own account', () => {
  test.each([
    ['password', { password: second }],
    ['email address', { email: 'new@example.com' }],
  ])('keeps its %s without the current password and with a wrong one', async (_case, wish) => {
    const headers = await signIn(api, email, first);
    const withoutPassword = await change(headers, wish);
    expect(withoutPassword.status).toBe(400);
    expect(await withoutPassword.text()).toContain('Enter your current password');
    const wrong = await change(headers, { ...wish, current_password: second });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('This is not your current password');
    // Also not together with other fields.
    expect((await change(headers, wish, `/staff?where[email][equals]=${email}`)).status).toBe(403);
    expect(await mayIn(first)).toBe(true);
    expect(await mayIn(second)).toBe(false);
    expect(await mayIn(first, 'new@example.com')).toBe(false);
  });

  test('changes its name without the password', async () => {
    expect((await change(await signIn(api, email, first), { name: 'Grace', email })).status).toBe(200);
  });

  test.each(['office-editor', 'network-editor'] as const)(
    'of a %s cannot change its role and offices, and reports who can',
    async (role) => {
      const { id } = network.users[role];
      const read = () => backend.payload.findByID({ collection: 'staff', id, depth: 0 });
      const before = await read();
      const headers = await signIn(api, `${role}@example.com`, first);
      const write = (body: object) =>
        api(`/staff/${id}`, { method: 'PATCH', headers, body: { ...body, revision: before.revision } });
      const refused = await write({ name: 'Mine', role: 'network-admin', offices: [network.other] });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        errors: [
          {
            message: expect.stringMatching(
              /Role can only be changed by .+ Offices can only be changed by network admin/,
            ),
            data: { errors: [{ path: 'role' }, { path: 'offices' }] },
          },
        ],
      });
      expect(await read()).toMatchObject({ name: before.name, role, offices: before.offices });
      // As forms send it back.
      const asRead = await (await api(`/staff/${id}?depth=1`, { headers })).json();
      expect((await write(Object(asRead))).status).toBe(200);
    },
  );

  test('limits password attempts in that session only', async () => {
    const [stolen, owner] = [await signIn(api, email, first), await signIn(api, email, first)];
    const guess = { password: second, current_password: 'a wrong guess' };
    for (let tries = 0; tries < 10; tries += 1) expect((await change(stolen, guess)).status).toBe(400);
    const refused = await change(stolen, { ...guess, current_password: first });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await change(owner, guess)).status).toBe(400);
  });

  test.each([
    ['password', { password: second }, { password: first }],
    ['email address', { email: 'new@example.com' }, { email }],
  ])('with a new %s is signed out in all other sessions', async (_case, wish, revert) => {
    const [session, elsewhere] = [await signIn(api, email, first), await signIn(api, email, first)];
    expect((await change(session, { ...wish, current_password: first })).status).toBe(200);
    expect(await isIn(session)).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    const password = 'password' in wish ? wish.password : first;
    expect((await change(session, { ...revert, current_password: password })).status).toBe(200);
  });

  test('returns neither the code nor the password that was sent', async () => {
    const headers = await signIn(api, email, first);
    const body = { password: second, current_password: first, setup_code: 'x' };
    const changed = await (await change(headers, body)).text();
    expect(changed).not.toContain(first);
    expect(changed).not.toContain('setup_code');
    await change(headers, { password: first, current_password: second });
  });
});

describe('new password', () => {
  const poor = ['short', 'Password1234!', 'office-editor'];

  test.each(poor)('%s is refused for every user', async (password) => {
    const editor = await signIn(api, email, first);
    expect((await change(editor, { password, current_password: first })).status).toBe(400);
    const asAdmin = await signIn(api, admin, first);
    expect((await change(asAdmin, { password })).status).toBe(400);
    const account = { name: 'New', email: 'office-editor-2@example.com', role: 'office-editor', password };
    expect((await api('/staff', { method: 'POST', headers: asAdmin, body: account })).status).toBe(400);
    expect(await mayIn(first)).toBe(true);
  });

  const noTexts: readonly unknown[] = [{ a: 1 }, 1, true, { toString: 1 }, [], [second]];
  test.each(noTexts.map((password) => ({ password })))(
    '$password is not text and refused with the standard field message',
    async ({ password }) => {
      const editor = await signIn(api, email, first);
      const message = 'Check the field password: expected text';
      const own = await change(editor, { password, current_password: first });
      expect([own.status, await own.text()]).toEqual([400, expect.stringContaining(message)]);
      const asAdmin = await signIn(api, admin, first);
      const body = { name: 'New', email: 'new@example.com', role: 'network-editor', password };
      const created = await api('/staff', { method: 'POST', headers: asAdmin, body });
      expect([created.status, await created.text()]).toEqual([400, expect.stringContaining(message)]);
    },
  );

  test('for another account requires no current password and ends its sessions', async () => {
    const editor = await signIn(api, email, first);
    const asAdmin = await signIn(api, admin, first);
    expect((await change(asAdmin, { password: second })).status).toBe(200);
    expect(await isIn(editor)).toBe(false);
    expect((await change(asAdmin, { password: first })).status).toBe(200);
  });
});

describe('forgotten password', () => {
  const forgot = (address: unknown, from = '192.0.2.30') =>
    api('/staff/forgot-password', { method: 'POST', body: { email: address }, from });

  const outbox = () => path.join(backend.dataDir, 'outbox');
  const mails = async () => {
    const files = (await readdir(outbox()).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
    return Promise.all(files.map((file) => readFile(path.join(outbox(), file), 'utf8')));
  };
  const newToken = async () => {
    const before = (await mails()).length;
    expect((await forgot(email)).status).toBe(200);
    const mail = await vi.waitUntil(async () => (await mails())[before], { timeout: 10_000 });
    const [, token = ''] = new RegExp(`${siteUrl()}/admin/reset/([0-9a-f]{40})`).exec(mail) ?? [];
    return token;
  };
  /** Ends the interval in which an account gets no other mail. */
  const allowNextMail = () =>
    backend.payload.db.drizzle.execute('update staff set reset_password_requested_at = null');
  const reset = (token: string, password: string) =>
    api('/staff/reset-password', { method: 'POST', body: { token, password } });

  test('answers before it looks up the address, so that all responses are alike', async () => {
    const lookups = vi.spyOn(backend.payload, 'forgotPassword').mockReturnValue(new Promise(() => undefined));
    const [existing, unknown] = [await forgot(email), await forgot('nobody@example.com')];
    expect(await unknown.text()).toBe(await existing.text());
    expect([existing.status, unknown.status]).toEqual([200, 200]);
    await vi.waitFor(() => expect(lookups).toHaveBeenCalledTimes(1));
    lookups.mockRestore();
    await allowNextMail();
  });

  test('is limited by account and address', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await forgot('nobody@example.com', '198.51.100.30')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await forgot('nobody@example.com', '198.51.100.31')).status).toBe(200);
  });

  test('is mailed a link as text and HTML, with its validity and what to do without a request', async () => {
    const token = await newToken();
    const { from, to, subject, text, html } = JSON.parse((await mails()).at(-1) ?? '{}');
    expect({ from, to, subject }).toEqual({
      from: { name: 'Tessera', address: 'no-reply@tessera.example' },
      to: email,
      subject: 'Reset your password for Tessera',
    });
    for (const content of [text, html])
      for (const expected of [`/admin/reset/${token}`, 'valid for one hour', 'If you did not request it'])
        expect(content).toContain(expected);
    // A second request at once sends no other mail.
    const { length } = await mails();
    expect((await forgot(email)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await mails()).toHaveLength(length);
    await allowNextMail();
  });

  test('can be reset with a valid link, once, and ends all sessions', async () => {
    const signedIn = await signIn(api, email, first);
    const { id } = network.users['office-editor'];
    const opened = await backend.payload.findByID({ collection: 'staff', id });
    const token = await newToken();
    // A user with an open account form saves it as before.
    const body = { name: 'Ada', revision: opened.revision };
    expect((await api(own, { method: 'PATCH', headers: signedIn, body })).status).toBe(200);
    for (const password of ['short', 'Password1234!', 'office-editor'])
      expect((await reset(token, password)).status).toBe(400);
    expect(await mayIn(first)).toBe(true);
    const unknown = await reset('0'.repeat(40), second);
    expect([unknown.status, await unknown.text()]).toEqual([
      403,
      expect.stringContaining('Request a new one'),
    ]);
    expect((await reset(token, second)).status).toBe(200);
    expect(await isIn(signedIn)).toBe(false);
    const repeated = await reset(token, 'another good one');
    expect([repeated.status, await repeated.text()]).toEqual([
      403,
      expect.stringContaining('Request a new one'),
    ]);
    expect(await mayIn(second)).toBe(true);
  });
});

describe('Payload preferences of an account', () => {
  test('are written in its own name only, whatever the request contains', async () => {
    const editor = await signIn(api, email, second);
    const ofAdmin = { relationTo: 'staff', value: network.users['network-admin'].id };
    const body = { key: 'a-key', value: { a: 1 }, user: ofAdmin };
    await api('/payload-preferences', { method: 'POST', headers: editor, body });
    await api('/payload-preferences/a-key', { method: 'POST', headers: editor, body });
    const { docs } = await backend.payload.find({ collection: 'payload-preferences', depth: 0 });
    expect(docs.length).toBeGreaterThan(0);
    for (const { user } of docs) expect(user.value).toBe(network.users['office-editor'].id);
  });
});
