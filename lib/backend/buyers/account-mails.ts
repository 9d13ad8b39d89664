import { randomUUID } from 'node:crypto';
import { createTranslate } from '@/lib/i18n/translate';
import { siteUrl } from '@/lib/routes/site-url';
import type { Locale } from '@/schemas/locale';
import { composeMail, getSender } from '../leads/mail/compose-mail';
import type { OutgoingMail } from '../leads/mail/enqueue-mail';
import { createActionPart } from '../leads/mail/mail-parts';
import { formatLinkAddress, type LinkPurpose, linkHours } from './buyer-links';
import { hashToken } from './tokens';

const DAY_HOURS = 24;

/** The texts of a mail in `account-mails.json`. */
const textKeys = {
  confirm: 'confirm',
  'sign-in': 'signIn',
  reset: 'reset',
  invite: 'invite',
  'email-current': 'emailCurrent',
  'email-new': 'emailNew',
} as const satisfies Record<LinkPurpose, string>;

export type LinkMail = {
  buyer: number;
  to: string;
  locale: Locale;
  purpose: LinkPurpose;
  token: string;
  /** The new address of a change. */
  email?: string;
};

/** Composes the mail with a link. Its id contains no token. */
export function composeLinkMail({ buyer, to, locale, purpose, token, email = '' }: LinkMail): OutgoingMail {
  const t = createTranslate(locale);
  const key = textKeys[purpose];
  const hours = linkHours[purpose];
  const content = composeMail({
    ...{ locale, subject: t(`accountMail.subject.${key}`) },
    opening: [t(`accountMail.text.${key}`, { network: getSender().name, email })],
    parts: [createActionPart(t(`accountMail.button.${key}`), formatLinkAddress({ purpose, token, locale }))],
    closing: [
      hours > DAY_HOURS
        ? t('accountMail.validDays', { days: hours / DAY_HOURS })
        : t('accountMail.validHours', { hours }),
      t('accountMail.ignore'),
    ],
  });
  return { id: `buyer-${buyer}-${purpose}-${hashToken(token).slice(0, 12)}`, buyer, to, ...content };
}

type AccountNotice = Pick<LinkMail, 'buyer' | 'to' | 'locale'> & {
  about: 'passwordChanged' | 'passkeyAdded';
};

/** Composes the notice that the password was changed or a passkey was added. */
export function composeAccountNotice({ buyer, to, locale, about }: AccountNotice): OutgoingMail {
  const t = createTranslate(locale);
  const content = composeMail({
    ...{ locale, subject: t(`accountMail.subject.${about}`) },
    opening: [t(`accountMail.text.${about}`, { network: getSender().name })],
    parts: [
      createActionPart(t('accountMail.button.passwordChanged'), `${siteUrl()}/${locale}/reset-password`),
    ],
  });
  return { id: `buyer-${buyer}-${about}-${randomUUID()}`, buyer, to, ...content };
}
