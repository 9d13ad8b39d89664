import { expect, test } from 'vitest';
import { withStaffCookie } from './staff-cookie';

const respondWith = (...cookies: string[]) =>
  withStaffCookie(async () => {
    const response = Response.json({ ok: true }, { status: 200 });
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  })(new Request('http://localhost/cms-api/staff/login'), undefined);

test('withStaffCookie › sets a script-readable cookie with the same expiry as the session', async () => {
  const session =
    'payload-token=abc.def; Expires=Tue, 24 Nov 2026 02:00:00 GMT; Path=/; HttpOnly=true; SameSite=Lax';
  const response = await respondWith(session);
  expect(response.headers.getSetCookie()).toEqual([
    session,
    'staff=1; Expires=Tue, 24 Nov 2026 02:00:00 GMT; Path=/; SameSite=Lax',
  ]);
  expect(await response.json()).toEqual({ ok: true });
});

test('withStaffCookie › expires the cookie together with the session', async () => {
  const ended = 'payload-token=; Expires=Mon, 23 Nov 2026 17:59:59 GMT; Path=/; HttpOnly=true; SameSite=Lax';
  const [, mark] = (await respondWith(ended)).headers.getSetCookie();
  expect(mark).toBe('staff=; Expires=Mon, 23 Nov 2026 17:59:59 GMT; Path=/; SameSite=Lax');
});

test('withStaffCookie › leaves responses without a session cookie unchanged', async () => {
  expect((await respondWith()).headers.getSetCookie()).toEqual([]);
  expect((await respondWith('other=1; Path=/')).headers.getSetCookie()).toEqual(['other=1; Path=/']);
});
