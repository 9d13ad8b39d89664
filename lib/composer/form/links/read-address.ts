import { activeCountryValues } from '@/lib/i18n/active-country';
import { wholeWebsite } from '@/schemas/bare-website';
import { isLinkUrl, longestAddress } from '@/schemas/safe-url';

/** An address as links hold it, `isSure` when what was written can mean nothing else; or why what begins like one is none yet, in words. */
export type ReadAddress = { address: string; isSure: boolean } | { reason: string };

const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+)$/i;
/** Five digits at least: fewer are the number of a house, or a year. */
const number = /^(?:tel:)?((?:\s*\+)?[\s().\-–/]*\d(?:[\s().\-–/]*\d){4,}[\s().\-–/]*)$/i;
const begun = /^(https?:|mailto:|tel:|www\.|[/#+])|@/i;

/** What somebody means who writes an address as people write them; null for words that are none. */
export async function readAddress(written: string): Promise<ReadAddress | null> {
  const text = ofAddress(written);
  const mailbox = mail.exec(text)?.[1];
  if (mailbox) return { address: `mailto:${mailbox}`, isSure: true };
  const digits = number.exec(text)?.[1];
  if (digits) return readNumber(digits);
  if (/^(https?:\/\/|\/|#)/i.test(text) && isLinkUrl(text)) return { address: text, isSure: true };
  const site = wholeAddress(text);
  if (site !== text) return { address: site, isSure: /^www\.|[:/?#]/i.test(text) };
  return begun.test(written.trim()) ? { reason: tellHow(text) } : null;
}

/** A website as people say it, as `meridian.example`, with what stands before it; anything else as it is written, without blanks around it, as they come with copying. */
export function wholeAddress(written: string): string {
  // Typed behind the "/" that stood in the field.
  const meant = written.replace(/^\s*\/(?=https?:\/\/|www\.)/i, '');
  return wholeWebsite(ofAddress(meant)) ?? meant.trim();
}

/** An email address without what comes with copying it: blanks around it, and `mailto:` before it. */
export const wholeMailbox = (written: string): string => written.trim().replace(/^mailto:\s*/i, '');

/** What was written where an address is wanted, if it is plainly something else. */
export function kindInstead(written: string): 'mail' | 'phone' | null {
  const text = ofAddress(written);
  return mail.test(text) ? 'mail' : number.test(text) ? 'phone' : null;
}

/** What is longer than an address may be is not looked through. */
function ofAddress(written: string): string {
  const text = written.trim();
  return text.length > longestAddress ? '' : text;
}

async function readNumber(digits: string): Promise<ReadAddress> {
  // What is known of the numbers of all countries comes with it.
  const { normalisePhone } = await import('@/lib/i18n/normalise-phone');
  const known = normalisePhone(digits);
  return known === null ? { reason: noNumber } : { address: `tel:${known}`, isSure: true };
}

const noNumber = `This is no whole telephone number. Write it as it is dialled here, or with its country, as ${activeCountryValues.examplePhone}`;

function tellHow(text: string): string {
  if (text === '') return 'No address is as long as this';
  if (/^(tel:|\+)/i.test(text)) return noNumber;
  if (/^https?:\/\/[^/]*@/i.test(text)) return 'Take out what stands before the @ of this address';
  if (/^mailto:|@/i.test(text)) return 'Write an email address whole, as name@example.com';
  if (/\s/.test(text)) return 'An address has no blanks in it';
  if (/^[/#]/.test(text)) return 'Write a page of this website as /contact-us, with one / before it';
  return 'Write an address whole, as https://example.com/page';
}
