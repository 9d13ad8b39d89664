import { expect, test, vi } from 'vitest';
import { startMailServer } from '@/tests/support/mail-server';
import { composeResetMail } from './reset-mail';
import { sendMail } from './send-mail';

test('sendMail › sends a password reset through the mail server, from the sender of the network', async () => {
  const server = await startMailServer();
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
  vi.stubEnv('MAIL_FROM', 'Meridian <office@example.com>');
  await sendMail({ to: 'ama@example.com', ...composeResetMail('https://site.example/admin/reset/1', 1) });
  vi.unstubAllEnvs();
  expect(server.accepted).toMatchObject([
    {
      from: { name: 'Meridian', address: 'office@example.com' },
      subject: 'Reset your password for Meridian',
      text: expect.stringContaining('Set a new password: https://site.example/admin/reset/1'),
    },
  ]);
  await server.stop();
});
