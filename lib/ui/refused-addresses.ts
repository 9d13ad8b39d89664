import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownFault } from '@/schemas/markdown-limits';
import { isSafeUrl } from '@/schemas/safe-url';
import { joinPhoneLinks } from './phone-links';

/** Whether `Markdown` draws a link to an address, as its reader has escaped it. */
export function isShownLink(address: string): boolean {
  try {
    if (/^mailto:/i.test(address)) return isSafeUrl(address);
    const plain = decodeURI(address);
    // Of numbers the blanks are escaped, too.
    return isSafeUrl(plain) && (/^tel:/i.test(plain) || isSafeUrl(address));
  } catch {
    return false;
  }
}

/** Whether `Markdown` draws the picture at an address. */
export const isShownPicture = (address: string): boolean => address.startsWith('/') && isShownLink(address);

/** Without any of these a text leads nowhere, and need not be read. */
const leads = /[[<@]|:\/\/|www\./i;

/** An address that `Markdown` leaves out, of a link or of a picture. */
export type Refused = { address: string; isPicture: boolean };

/** The addresses in a text whose links and pictures `Markdown` leaves out, each once. */
export function refusedAddresses(text: string): Refused[] {
  if (!leads.test(text) || markdownFault(text) !== null) return [];
  const refused = new Map<string, Refused>();
  ReactMarkdown({
    children: joinPhoneLinks(text),
    remarkPlugins: [remarkGfm],
    urlTransform: (address, attribute) => {
      const isPicture = attribute === 'src';
      const isShown = isPicture ? isShownPicture(address) : isShownLink(address);
      if (!isShown && !refused.has(address)) refused.set(address, { address, isPicture });
      return address;
    },
  });
  return [...refused.values()];
}
