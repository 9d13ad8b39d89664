import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/queue-mail';
import type { Lead } from '../payload-types';

export type Answer = {
  /** The same for each attempt to send the same. */
  key: string;
  words: string;
  to: string;
  /** Who answers, where replies go, and for whom. */
  by: { name: string; email: string };
  office: string;
};

/** How the ids of all mails begin that answer a lead. */
export const answersOf = (lead: number): string => `lead-${lead}-answer-`;

/** The answer as it is mailed, in words around it of the language that the visitor wrote in. */
export function answerMail(
  { id, language }: Pick<Lead, 'id' | 'language'>,
  { key, words, to, by, office }: Answer,
): Mail {
  const locale = language ?? defaultLocale;
  const written = composeMail({
    locale,
    subject: createTranslate(locale)('inquiry.mail.answerSubject', { recipient: office }),
    opening: words.split(/\n{2,}/),
    closing: [`${by.name}, ${office}`],
  });
  return { id: `${answersOf(id)}${key}`, lead: id, to, replyTo: by.email, ...written };
}
