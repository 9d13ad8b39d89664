import type { Transporter } from 'nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { environment } from '@/lib/environment';
import { getMailFrom } from './compose-mail';
import { outboxSender, writeToOutbox } from './outbox';

const SMTP_TIMEOUT_MS = 20_000;
const transports = new Map<string, Transporter>();

/**
 * Sends a mail through the server in SMTP_URL, or writes it to the outbox without one.
 * @param id identifies the mail in the outbox
 * @throws when the mail was not accepted.
 */
export async function sendMail(message: SendEmailOptions, id?: string): Promise<void> {
  const from = environment.mailFrom();
  const url = environment.smtpUrl();
  if (!url) return void (await writeToOutbox({ ...message, from: from ?? outboxSender }, id));
  const transport = await getTransport(url);
  await transport.sendMail({ ...message, from: getMailFrom() });
}

/** Email adapter for the mails that are not queued, such as password resets. */
export const mailAdapter: EmailAdapter<void> = () => ({
  name: 'mail',
  defaultFromName: outboxSender.name,
  defaultFromAddress: outboxSender.address,
  sendEmail: (message) => sendMail(message),
});

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
