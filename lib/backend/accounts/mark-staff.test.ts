import { expect, test } from 'vitest';
import { markStaff } from './mark-staff';

const answerWith = (...cookies: string[]) =>
  markStaff(async () => {
    const answer = Response.json({ ok: true }, { status: 200 });
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  })(new Request('http://localhost/cms-api/staff/login'), undefined);

test('a session comes with a mark that scripts may read, for as long', async () => {
  const session =
    'payload-token=abc.def; Expires=Tue, 24 Nov 2026 02:00:00 GMT; Path=/; HttpOnly=true; SameSite=Lax';
  const answer = await answerWith(session);
  expect(answer.headers.getSetCookie()).toEqual([
    session,
    'staff=1; Expires=Tue, 24 Nov 2026 02:00:00 GMT; Path=/; SameSite=Lax',
  ]);
  expect(await answer.json()).toEqual({ ok: true });
});

test('and ends with it', async () => {
  const ended = 'payload-token=; Expires=Mon, 23 Nov 2026 17:59:59 GMT; Path=/; HttpOnly=true; SameSite=Lax';
  const [, mark] = (await answerWith(ended)).headers.getSetCookie();
  expect(mark).toBe('staff=; Expires=Mon, 23 Nov 2026 17:59:59 GMT; Path=/; SameSite=Lax');
});

test('no other answer is touched', async () => {
  expect((await answerWith()).headers.getSetCookie()).toEqual([]);
  expect((await answerWith('other=1; Path=/')).headers.getSetCookie()).toEqual(['other=1; Path=/']);
});
