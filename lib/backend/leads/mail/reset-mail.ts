import { contentLocale } from '@/lib/i18n/locales';
import { composeMail, getSender } from './compose-mail';
import { createActionPart } from './mail-parts';

/** Composes the mail with the link to set a new password. */
export const composeResetMail = (link: string, validHours: number) =>
  composeMail({
    locale: contentLocale,
    subject: `Reset your password for ${getSender().name}`,
    opening: [`You requested a link to set a new password for your account with ${getSender().name}.`],
    parts: [createActionPart('Set a new password', link)],
    closing: [
      `The link is valid for ${validHours === 1 ? 'one hour' : `${validHours} hours`} and can be used once.`,
      'If you did not request it, ignore this mail: your password stays the same.',
    ],
  });
