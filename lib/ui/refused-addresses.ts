import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownFault } from '@/schemas/markdown-limits';
import { isSafeUrl } from '@/schemas/safe-url';

/** Whether `Markdown` draws a link to an address, as its reader has escaped it. */
export function isShownLink(address: string): boolean {
  try {
    return isSafeUrl(address) && isSafeUrl(decodeURI(address));
  } catch {
    return false;
  }
}

/** Whether `Markdown` draws the picture at an address. */
export const isShownPicture = (address: string): boolean => address.startsWith('/') && isShownLink(address);

/** Without any of these a text leads nowhere, and need not be read. */
const leads = /[[<@]|:\/\/|www\./i;

/** The addresses in a text whose links and pictures `Markdown` leaves out, each once. */
export function refusedAddresses(text: string): string[] {
  if (!leads.test(text) || markdownFault(text) !== null) return [];
  const refused = new Set<string>();
  ReactMarkdown({
    children: text,
    remarkPlugins: [remarkGfm],
    urlTransform: (address, attribute) => {
      const isShown = attribute === 'src' ? isShownPicture(address) : isShownLink(address);
      if (!isShown) refused.add(address);
      return address;
    },
  });
  return [...refused];
}
