import type { Transporter } from 'nodemailer';
import { environment } from '@/lib/environment';
import { siteUrl } from '@/lib/routes/site-url';
import { writeToOutbox } from './outbox-adapter';
import type { OutgoingMail } from './enqueue-mail';
import { mailFrom } from './sender';
import { withLogo } from './with-logo';

const SMTP_TIMEOUT_MS = 20_000;
const transports = new Map<string, Transporter>();

/**
 * Sends a mail through the server in SMTP_URL, or writes it to the outbox without one. @throws when the mail
 * was not accepted.
 */
export async function deliverMail({ id, ...content }: Omit<OutgoingMail, 'lead'>): Promise<void> {
  const mailWithLogo = await withLogo(content);
  const from = environment.mailFrom();
  const url = environment.smtpUrl();
  if (!url) return void (await writeToOutbox({ ...mailWithLogo, ...(from && { from }) }, id));
  const messageId = `<${id}@${new URL(siteUrl()).hostname}>`;
  const transport = await getTransport(url);
  await transport.sendMail({ ...mailWithLogo, messageId, from: mailFrom() });
}

/** Loads nodemailer on first use. */
async function getTransport(url: string): Promise<Transporter> {
  const cached = transports.get(url);
  if (cached) return cached;
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  transports.set(url, transport);
  return transport;
}
