import { isSafeUrl } from '@/schemas/safe-url';

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
