import { z } from 'zod';
import { siteUrl } from '@/lib/routes/site-url';
import { getBackend } from '../../payload';
import type { MessageQueue } from '../../platform/queue/message-queue';
import { senderNameMarkers } from './compose-mail';
import type { OutgoingMail } from './enqueue-mail';
import { loadLogo } from './load-logo';
import { mailStyles } from './mail-parts';
import { sendMail } from './send-mail';

const senderNamePattern = new RegExp(`${senderNameMarkers[0]}([^<]*)${senderNameMarkers[1]}`);
const logoContentId = 'logo';

export type MailAttachment =
  | { filename: string; content: string; encoding: 'base64'; cid: string }
  | { filename: string; content: string; contentType: string };

/** The headers of one-click unsubscription (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const calendarAttachment = (content: string): MailAttachment => ({
  ...{ filename: 'event.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
});

/**
 * Replaces the sender's name with the current logo, attached to the mail so that no external image is
 * loaded. Returns the mail unchanged when there is no logo or it cannot be read.
 */
export async function withLogo<Mail extends { html: string }>(
  mail: Mail,
): Promise<Mail & { attachments?: MailAttachment[] }> {
  const [, name] = senderNamePattern.exec(mail.html) ?? [];
  if (name === undefined) return mail;
  const logo = await getBackend()
    .then(loadLogo)
    .catch(() => null);
  if (!logo) return mail;
  const html = mail.html.replace(
    senderNamePattern,
    () => `<img src="cid:${logoContentId}" alt="${name}" height="40" style="${mailStyles.logo}">`,
  );
  const attachments = [
    {
      filename: 'logo.png',
      content: logo.toString('base64'),
      encoding: 'base64',
      cid: logoContentId,
    } as const,
  ];
  return { ...mail, html, attachments };
}

/** @throws when the mail was not accepted. */
async function deliverMail({
  id,
  listUnsubscribe,
  calendar,
  ...content
}: Omit<OutgoingMail, 'lead'>): Promise<void> {
  const { attachments = [], ...mail } = await withLogo(content);
  const allAttachments = [...attachments, ...(calendar ? [calendarAttachment(calendar)] : [])];
  const messageId = `<${id}@${new URL(siteUrl()).hostname}>`;
  const completeMail = {
    ...mail,
    ...(allAttachments.length > 0 && { attachments: allAttachments }),
    ...(listUnsubscribe && { headers: unsubscribeHeaders(listUnsubscribe) }),
  };
  await sendMail({ ...completeMail, messageId }, id);
}

/** Error codes of nodemailer for failures before the mail transaction starts. */
const connectionErrorCodes = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'];

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
});

/**
 * Whether the mail was certainly not accepted: the server could not be reached or rejected the login. A lost
 * connection has the same codes (`ESOCKET`, `ECONNECTION`, `ETIMEDOUT`) before and after the mail was
 * transferred; of these only failures to connect count.
 */
export function isConnectionError(error: unknown): boolean {
  const { success, data } = smtpErrorSchema.safeParse(error);
  if (!success) return false;
  const isNotConnected =
    data.syscall === 'connect' || /^(CONNECT|GREETING)_TIMEOUT$/.test(data.timeoutType ?? '');
  return isNotConnected || connectionErrorCodes.some((code) => code === data.code);
}

const mailRowSchema = z.object({
  ...{ id: z.string(), attempts: z.number(), recipient: z.string(), reply_to: z.string().nullable() },
  ...{ subject: z.string(), text: z.string(), html: z.string() },
  ...{ list_unsubscribe: z.string().nullable(), calendar: z.string().nullable() },
});

/** The queue of mails; each is retried until it is sent or staff stop the retries. */
export const mailQueue: MessageQueue<z.infer<typeof mailRowSchema>> = {
  table: 'mail_queue',
  names: { singular: 'Mail', plural: 'Mails' },
  message: mailRowSchema,
  send: ({ id, recipient, reply_to, list_unsubscribe, calendar, ...content }) =>
    deliverMail({
      ...{ id, to: recipient, subject: content.subject, text: content.text, html: content.html },
      ...{ replyTo: reply_to ?? undefined, calendar: calendar ?? undefined },
      listUnsubscribe: list_unsubscribe ?? undefined,
    }),
  isConnectionError,
  onUnsentForOneDay: 'retry',
};
