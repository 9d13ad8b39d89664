import { environment } from '@/lib/environment';
import { siteUrl } from '@/lib/routes/site-url';

const defaultSender = 'Tessera <no-reply@tessera.example>';

/** The `From` header. */
export const mailFrom = (): string => environment.mailFrom() ?? defaultSender;

/** Name of the sender and address of the site for the top of a mail. */
export function getSender(): { name: string; address: string } {
  const [, name = ''] = /^\s*"?([^"<]*?)"?\s*</.exec(mailFrom()) ?? [];
  return { name: name || mailFrom(), address: siteUrl() };
}
