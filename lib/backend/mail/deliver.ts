import type { Transporter } from 'nodemailer';
import { environment } from '@/lib/environment';
import { siteUrl } from '@/lib/routes/site-url';
import { putInOutbox } from './outbox-adapter';
import type { Mail } from './queue-mail';
import { mailFrom } from './sender';
import { withLogo } from './with-logo';

const patience = 20_000;
const transports = new Map<string, Transporter>();

/** Hands a mail to the server that SMTP_URL names, or puts it into the outbox when it names none. @throws when it was not taken. */
export async function deliver({ id, ...written }: Omit<Mail, 'lead'>): Promise<void> {
  const mail = await withLogo(written);
  const from = environment.mailFrom();
  const url = environment.smtpUrl();
  if (!url) return void (await putInOutbox({ ...mail, ...(from && { from }) }, id));
  const messageId = `<${id}@${new URL(siteUrl()).hostname}>`;
  const transport = await transportTo(url);
  await transport.sendMail({ ...mail, messageId, from: mailFrom() });
}

/** Loaded with the first mail. */
async function transportTo(url: string): Promise<Transporter> {
  const known = transports.get(url);
  if (known) return known;
  const { createTransport } = await import('nodemailer');
  const made: Transporter = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  transports.set(url, made);
  return made;
}
