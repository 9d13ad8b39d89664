import { isLinkUrl } from '@/schemas/safe-url';

const isPhone = (address: string): boolean => /^tel:/i.test(address);

/** Whether `Markdown` renders a link to an address, which its parser has escaped. */
export function isAllowedLink(address: string): boolean {
  try {
    if (/^mailto:/i.test(address)) return isLinkUrl(address);
    // An escaped space is part of a file name; in phone numbers all spaces are escaped.
    const decoded = decodeURI(isPhone(address) ? address : address.replaceAll('%20', '-'));
    return isLinkUrl(decoded) && (isPhone(address) || isLinkUrl(address));
  } catch {
    return false;
  }
}

/** Whether `Markdown` renders the picture at an address. */
export const isAllowedPicture = (address: string): boolean =>
  address.startsWith('/') && isAllowedLink(address);
