import { completeWebsiteUrl } from '@/schemas/bare-website';
import { findStrippedMarkup, type StrippedAddress } from './stripped-markup';

/**
 * The first link, picture or HTML that the sanitiser removes from a formatted text, and how to fix it; null
 * when nothing is removed.
 */
export function strippedMarkupIssue(text: string): string | null {
  const { addresses, html } = findStrippedMarkup(text);
  const [strippedAddress] = addresses;
  const [strippedHtml] = html;
  if (strippedAddress) return addressMessage(strippedAddress);
  return strippedHtml === undefined ? null : htmlMessage(strippedHtml);
}

const quote = (fragment: string): string =>
  `“${fragment.length > 80 ? `${fragment.slice(0, 80)}…` : fragment}”`;

const htmlMessage = (fragment: string): string =>
  `HTML is not shown: ${quote(fragment.trim())} would be removed. Remove it, or write \\< to show the character itself`;

function addressMessage({ address, isPicture }: StrippedAddress): string {
  const quoted = quote(address);
  if (/\s/.test(address))
    return `The ${isPicture ? 'picture at' : 'link to'} ${quoted} would not work: write %20 for each space`;
  if (isPicture)
    return `The picture at ${quoted} would be removed: the address of a picture begins with /media/`;
  return `The link to ${quoted} would be removed: ${addressAdvice(address)}`;
}

function addressAdvice(address: string): string {
  const website = completeWebsiteUrl(address);
  if (website) return `write it as ${website}`;
  if (/^tel:/i.test(address)) return 'write the number in digits, as dialled';
  if (/^mailto:/i.test(address)) return 'write one email address after mailto:, with ?subject=… at most';
  if (/^https?:\/\/[^/]*@/i.test(address)) return 'remove the user name before the @';
  return 'start it with https:// for another website, / for a page of this one, mailto: or tel:';
}
