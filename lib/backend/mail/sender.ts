import { siteOrigin } from '@/lib/routes/site-origin';

const usual = 'Tessera <no-reply@tessera.example>';

/** Whom mail comes from, as its header says it. */
export const mailFrom = (): string => process.env.MAIL_FROM || usual;

/** What stands at the head of a mail: who sends it, and the site. */
export function senderOf(): { name: string; address: string } {
  const [, name = ''] = /^\s*"?([^"<]*?)"?\s*</.exec(mailFrom()) ?? [];
  return { name: name || mailFrom(), address: siteOrigin() };
}
