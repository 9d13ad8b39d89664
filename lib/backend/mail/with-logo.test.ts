import { afterEach, expect, test, vi } from 'vitest';
import { composeMail } from './compose-mail';
import { withLogo } from './with-logo';

const [logo] = vi.hoisted(() => [vi.fn()]);
vi.mock('../payload', () => ({ getBackend: async () => null }));
vi.mock('./find-logo', () => ({ findLogo: logo }));
afterEach(() => vi.unstubAllEnvs());

const compose = () => {
  vi.stubEnv('MAIL_FROM', 'Meridian & Co <a@example.com>');
  return composeMail({ locale: 'en-GH', subject: 'A', opening: ['Good day,'] });
};

test('the logo goes with a mail, in the place of the name, which stays its words', async () => {
  logo.mockResolvedValue(Buffer.from('png'));
  const { html, attachments } = await withLogo(compose());
  expect(html).toMatch(/<a class="name"[^>]*><img src="cid:logo" alt="Meridian &amp; Co" height="40"/);
  expect(attachments).toEqual([
    { filename: 'logo.png', content: Buffer.from('png').toString('base64'), encoding: 'base64', cid: 'logo' },
  ]);
});

test('a mail is as it is while there is no logo, and when it cannot be read', async () => {
  const mail = compose();
  logo.mockResolvedValue(null);
  expect(await withLogo(mail)).toBe(mail);
  logo.mockRejectedValue(new Error('No such file'));
  expect(await withLogo(mail)).toBe(mail);
  expect(mail.html).toMatch(/<a class="name"[^>]*><!--name-->Meridian &amp; Co<!--\/name--><\/a>/);
});

test('what is no mail of ours has no logo', async () => {
  logo.mockResolvedValue(Buffer.from('png'));
  expect(await withLogo({ html: '<p>Hello</p>' })).toEqual({ html: '<p>Hello</p>' });
});
