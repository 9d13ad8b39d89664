import crypto from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CmsApi, openCmsApi } from './support/cms-api';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const email = 'office-editor@example.com';
const password = 'long enough to pass';
const attacker = '198.51.100.7';
const home = '192.0.2.20';

let backend: TestBackend;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  await findNetwork(backend.payload);
  api = await openCmsApi();
});
afterAll(() => backend.stop());
beforeEach(() => backend.payload.db.drizzle.execute(sql`delete from sign_in_attempts`));

type Attempt = { email?: string; password?: string; from?: string; cookie?: string };
const attempt = ({ from = home, cookie = '', ...options }: Attempt = {}) =>
  api('/staff/login', {
    method: 'POST',
    body: { email, password, ...options },
    headers: { cookie },
    from,
  });
const statusOf = async (options: Attempt) => (await attempt(options)).status;

/** Consumes part of a limit, as other attempts on any instance do. */
const use = (key: string, points: number) =>
  backend.payload.db.drizzle.execute(
    sql`insert into sign_in_attempts values (${key}, ${points}, ${Date.now() + 60_000})
      on conflict (key) do update set points = excluded.points`,
  );

/** The device cookie that a browser stores after a sign-in. */
async function deviceOf(options: Attempt = {}): Promise<string> {
  const cookies = (await attempt(options)).headers.getSetCookie();
  return cookies.find((one) => one.startsWith('tessera-device-'))?.split(';')[0] ?? '';
}

describe('wrong passwords', () => {
  test('are refused after ten from one address, with the time to wait, without blocking others', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await statusOf({ password: 'a wrong guess', from: attacker })).toBe(401);
    }
    const refused = await attempt({ password: 'a wrong guess', from: attacker });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await refused.text()).toMatch(/Too many attempts\. Try again in \d+ minutes/);
    // Also refused with the right password; otherwise the response would reveal it.
    expect(await statusOf({ from: attacker })).toBe(429);
    expect(await statusOf({ from: home })).toBe(200);
  });

  test('that are sent concurrently are counted one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => statusOf({ password: 'a wrong guess', from: attacker })),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
  });

  test('for many accounts are counted by address', async () => {
    await use(`address:${attacker}`, 49);
    expect(await statusOf({ email: 'one@example.com', from: attacker })).toBe(401);
    expect(await statusOf({ email: 'two@example.com', from: attacker })).toBe(429);
    expect(await statusOf({ email: 'two@example.com' })).toBe(401);
  });

  test('from many addresses are counted together', async () => {
    await use('everyone:', 199);
    expect(await statusOf({ email: 'one@example.com', from: '203.0.113.1' })).toBe(401);
    expect(await statusOf({ email: 'one@example.com', from: '203.0.113.2' })).toBe(429);
  });

  test('are counted in the database for all instances; successful sign-ins are not', async () => {
    await attempt({ password: 'a wrong guess' });
    for (let times = 0; times < 3; times += 1) expect(await statusOf({})).toBe(200);
    const { rows } = await backend.payload.db.drizzle.execute(
      sql`select key, points from sign_in_attempts order by key`,
    );
    expect(rows).toEqual([
      { key: expect.stringMatching(/^accountAndAddress:[\w-]{43}$/), points: 1 },
      { key: `address:${home}`, points: 1 },
      { key: 'everyone:', points: 1 },
    ]);
  });
});

describe('browser that has signed in before', () => {
  test('can sign in while its address and everyone else are refused', async () => {
    const cookie = await deviceOf();
    await backend.payload.db.drizzle.execute(sql`update sign_in_attempts set points = 1000`);
    expect(await statusOf({})).toBe(429);
    expect(await statusOf({ cookie })).toBe(200);
  });

  test('has its own limit', async () => {
    const cookie = await deviceOf();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await statusOf({ password: 'a wrong guess', cookie })).toBe(401);
    }
    expect(await statusOf({ cookie })).toBe(429);
    expect(await statusOf({})).toBe(200);
  });

  test('is recognised by a cookie that cannot be forged or used for another account', async () => {
    const cookie = await deviceOf();
    const [name, value = ''] = cookie.split('=');
    await use(`address:${home}`, 50);
    expect(await statusOf({ cookie: `${name}=${crypto.randomUUID()}.${value.split('.')[1]}` })).toBe(429);
    expect(await statusOf({ email: 'network-admin@example.com', cookie })).toBe(429);
  });
});

describe('unknown account', () => {
  const guess = { password: 'a wrong guess' };

  test('is answered like an existing one', async () => {
    const answers = await Promise.all([attempt(guess), attempt({ ...guess, email: 'nobody@example.com' })]);
    const [existing, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(unknown).toBe(existing);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('takes the same time', async () => {
    const derive = vi.spyOn(crypto, 'pbkdf2');
    const workOf = async (address: string) => {
      derive.mockClear();
      await attempt({ ...guess, email: address });
      return derive.mock.calls.map(([, salt, iterations, length, digest]) => [
        String(salt).length,
        iterations,
        length,
        digest,
      ]);
    };
    const existingMs = await workOf(email);
    expect(existingMs).toEqual([[64, 600_000, 32, 'sha256']]);
    expect(await workOf('nobody@example.com')).toEqual(existingMs);
    derive.mockRestore();
  });
});
