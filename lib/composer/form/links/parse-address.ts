import { activeCountryValues } from '@/lib/i18n/active-country';
import { completeWebsiteUrl } from '@/schemas/bare-website';
import { isLinkUrl, MAX_URL_LENGTH } from '@/schemas/safe-url';

/**
 * An address as links store it, with `isSure` if the input cannot mean anything else; or the reason why
 * input that starts like an address is not one.
 */
export type ParsedAddress = { address: string; isSure: boolean } | { reason: string };

const emailPattern = /^(?:mailto:)?([^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+)$/i;
/** At least five digits: fewer are a house number or a year. */
const phonePattern = /^(?:tel:)?((?:\s*\+)?[\s().\-–/]*\d(?:[\s().\-–/]*\d){4,}[\s().\-–/]*)$/i;
const addressStartPattern = /^(https?:|mailto:|tel:|www\.|[/#+])|@/i;

/** Parses an address in the forms in which people write it; null for other text. */
export async function parseAddress(input: string): Promise<ParsedAddress | null> {
  const text = trimAddress(input);
  const mailbox = emailPattern.exec(text)?.[1];
  if (mailbox) return { address: `mailto:${mailbox}`, isSure: true };
  const digits = phonePattern.exec(text)?.[1];
  if (digits) return parsePhone(digits);
  if (/^(https?:\/\/|\/|#)/i.test(text) && isLinkUrl(text)) return { address: text, isSure: true };
  const site = completeUrl(text);
  if (site !== text) return { address: site, isSure: /^www\.|[:/?#]/i.test(text) };
  return addressStartPattern.test(input.trim()) ? { reason: explainIssue(text) } : null;
}

/** Completes a URL without a scheme, such as `meridian.example`; returns other input trimmed. */
export function completeUrl(input: string): string {
  // The "/" was in the field before the URL was typed after it.
  const url = input.replace(/^\s*\/(?=https?:\/\/|www\.)/i, '');
  return completeWebsiteUrl(trimAddress(url)) ?? url.trim();
}

/** Removes white space and `mailto:` from a copied email address. */
export const stripMailto = (input: string): string => input.trim().replace(/^mailto:\s*/i, '');

/** The other kind of target that an input in the URL field clearly is. */
export function detectOtherKind(input: string): 'mail' | 'phone' | null {
  const text = trimAddress(input);
  return emailPattern.test(text) ? 'mail' : phonePattern.test(text) ? 'phone' : null;
}

/** Returns '' for input over the maximum length, so that the patterns do not run on it. */
function trimAddress(input: string): string {
  const text = input.trim();
  return text.length > MAX_URL_LENGTH ? '' : text;
}

async function parsePhone(digits: string): Promise<ParsedAddress> {
  // Loaded on demand: it contains the numbering plans of all countries.
  const { normalisePhone } = await import('@/lib/i18n/normalise-phone');
  const phone = normalisePhone(digits);
  return phone === null ? { reason: incompletePhoneMessage } : { address: `tel:${phone}`, isSure: true };
}

const incompletePhoneMessage = `This is not a complete telephone number. Enter it as dialled locally, or with the country code, such as ${activeCountryValues.examplePhone}`;

function explainIssue(text: string): string {
  if (text === '') return 'The address is too long';
  if (/^(tel:|\+)/i.test(text)) return incompletePhoneMessage;
  if (/^https?:\/\/[^/]*@/i.test(text)) return 'Remove the user name before the @';
  if (/^mailto:|@/i.test(text)) return 'Enter a complete email address, such as name@example.com';
  if (/\s/.test(text)) return 'An address cannot contain spaces';
  if (/^[/#]/.test(text)) return 'Enter a page of this website with one leading slash, such as /contact-us';
  return 'Enter a complete address, such as https://example.com/page';
}
