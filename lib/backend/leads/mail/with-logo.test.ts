import { afterEach, expect, test, vi } from 'vitest';
import { composeMail } from './compose-mail';
import { withLogo } from './mail-queue';

const [logo] = vi.hoisted(() => [vi.fn()]);
vi.mock('../../payload', () => ({ getBackend: async () => null }));
vi.mock('./load-logo', () => ({ loadLogo: logo }));
afterEach(() => vi.unstubAllEnvs());

const compose = () => {
  vi.stubEnv('MAIL_FROM', 'Meridian & Co <a@example.com>');
  return composeMail({ locale: 'en-GH', subject: 'A', opening: ['Good day,'] });
};

test('withLogo › attaches the logo and uses the sender name as its alternative text', async () => {
  logo.mockResolvedValue(Buffer.from('png'));
  const { html, attachments } = await withLogo(compose());
  expect(html).toMatch(/<a class="name"[^>]*><img src="cid:logo" alt="Meridian &amp; Co" height="40"/);
  expect(attachments).toEqual([
    { filename: 'logo.png', content: Buffer.from('png').toString('base64'), encoding: 'base64', cid: 'logo' },
  ]);
});

test('withLogo › returns the mail unchanged when there is no logo or it cannot be read', async () => {
  const mail = compose();
  logo.mockResolvedValue(null);
  expect(await withLogo(mail)).toBe(mail);
  logo.mockRejectedValue(new Error('No such file'));
  expect(await withLogo(mail)).toBe(mail);
  expect(mail.html).toMatch(/<a class="name"[^>]*><!--name-->Meridian &amp; Co<!--\/name--><\/a>/);
});

test('withLogo › returns a mail without the sender markers unchanged', async () => {
  logo.mockResolvedValue(Buffer.from('png'));
  expect(await withLogo({ html: '<p>Hello</p>' })).toEqual({ html: '<p>Hello</p>' });
});
