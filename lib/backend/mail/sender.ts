import { environment } from '@/lib/environment';
import { siteUrl } from '@/lib/routes/site-url';

const usual = 'Tessera <no-reply@tessera.example>';

/** Whom mail comes from, as its header says it. */
export const mailFrom = (): string => environment.mailFrom() ?? usual;

/** What stands at the head of a mail: who sends it, and the site. */
export function senderOf(): { name: string; address: string } {
  const [, name = ''] = /^\s*"?([^"<]*?)"?\s*</.exec(mailFrom()) ?? [];
  return { name: name || mailFrom(), address: siteUrl() };
}
