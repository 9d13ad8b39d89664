import { isLinkUrl } from '@/schemas/safe-url';

/** Whether `Markdown` draws a link to an address, as its reader has escaped it. */
export function isShownLink(address: string): boolean {
  try {
    if (/^mailto:/i.test(address)) return isLinkUrl(address);
    const plain = decodeURI(address);
    // Of numbers the blanks are escaped, too.
    return isLinkUrl(plain) && (/^tel:/i.test(plain) || isLinkUrl(address));
  } catch {
    return false;
  }
}

/** Whether `Markdown` draws the picture at an address. */
export const isShownPicture = (address: string): boolean => address.startsWith('/') && isShownLink(address);
