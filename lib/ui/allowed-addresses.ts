import { isLinkUrl } from '@/schemas/safe-url';

/** Whether `Markdown` renders a link to an address, which its parser has escaped. */
export function isAllowedLink(address: string): boolean {
  try {
    if (/^mailto:/i.test(address)) return isLinkUrl(address);
    const decoded = decodeURI(address);
    // In phone numbers the spaces are escaped too.
    return isLinkUrl(decoded) && (/^tel:/i.test(decoded) || isLinkUrl(address));
  } catch {
    return false;
  }
}

/** Whether `Markdown` renders the picture at an address. */
export const isAllowedPicture = (address: string): boolean =>
  address.startsWith('/') && isAllowedLink(address);
