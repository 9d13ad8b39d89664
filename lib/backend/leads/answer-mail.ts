import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { composeMail } from './mail/compose-mail';
import type { OutgoingMail } from './mail/enqueue-mail';
import type { Lead } from '../payload-types';

export type LeadReply = {
  /** Idempotency key: the same for each attempt to send the same reply. */
  key: string;
  text: string;
  to: string;
  /** The author (Reply-To) and the office. */
  author: { name: string; email: string };
  office: string;
};

/** Prefix of the ids of all reply mails of a lead. */
export const replyMailIdPrefix = (lead: number): string => `lead-${lead}-answer-`;

/** The reply as a mail, with the surrounding texts in the visitor's language. */
export function composeReplyMail(
  { id, language }: Pick<Lead, 'id' | 'language'>,
  { key, text, to, author, office }: LeadReply,
): OutgoingMail {
  const locale = language ?? defaultLocale;
  const content = composeMail({
    locale,
    subject: createTranslate(locale)('inquiry.mail.answerSubject', { recipient: office }),
    opening: text.split(/\n{2,}/),
    closing: [`${author.name}, ${office}`],
  });
  return { id: `${replyMailIdPrefix(id)}${key}`, lead: id, to, replyTo: author.email, ...content };
}
