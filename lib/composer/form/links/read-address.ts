import { activeCountryValues } from '@/lib/i18n/active-country';
import { isSafeUrl } from '@/schemas/safe-url';

/** An address as links hold it, `isSure` when what was written can mean nothing else; or why what begins like one is none yet, in words. */
export type ReadAddress = { address: string; isSure: boolean } | { reason: string };

const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+)$/i;
/** Five digits at least: fewer are the number of a house, or a year. */
const number = /^(?:tel:)?\s*(\+?[\s().\-–/]*\d(?:[\s().\-–/]*\d){4,}[\s().\-–/]*)$/i;
const website = /^([\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(:\d{1,5})?([/?#]\S*)?$/u;
const begun = /^(https?:|mailto:|tel:|www\.|[/#+])|@/i;

/** What somebody means who writes an address as people write them; null for words that are none. */
export async function readAddress(written: string): Promise<ReadAddress | null> {
  const text = written.trim();
  const mailbox = mail.exec(text)?.[1];
  if (mailbox) return { address: `mailto:${mailbox}`, isSure: true };
  const digits = number.exec(text)?.[1];
  if (digits) return readNumber(digits);
  if (/^(https?:\/\/|\/|#)/i.test(text) && isSafeUrl(text)) return { address: text, isSure: true };
  const site = wholeAddress(text);
  if (site !== text) return { address: site, isSure: /^www\.|[:/?#]/i.test(text) };
  return begun.test(text) ? { reason: tellHow(text) } : null;
}

/** A website as people say it, as `meridian.example`, with what stands before it; anything else as it is written. */
export function wholeAddress(written: string): string {
  const whole = `https://${written.trim()}`;
  return website.test(written.trim()) && isSafeUrl(whole) ? whole : written;
}

/** What was written where an address is wanted, if it is plainly something else. */
export const kindInstead = (written: string): 'mail' | 'phone' | null =>
  mail.test(written.trim()) ? 'mail' : number.test(written.trim()) ? 'phone' : null;

async function readNumber(digits: string): Promise<ReadAddress> {
  // What is known of the numbers of all countries comes with it.
  const { normalisePhone } = await import('@/lib/i18n/normalise-phone');
  const known = normalisePhone(digits);
  return known === null ? { reason: noNumber } : { address: `tel:${known}`, isSure: true };
}

const noNumber = `This is no whole telephone number. Write it as it is dialled here, or with its country, as ${activeCountryValues.examplePhone}`;

function tellHow(text: string): string {
  if (/^(tel:|\+)/i.test(text)) return noNumber;
  if (/^https?:\/\/[^/]*@/i.test(text)) return 'Take out what stands before the @ of this address';
  if (/^mailto:|@/i.test(text)) return 'Write an e-mail address whole, as name@example.com';
  if (/\s/.test(text)) return 'An address has no blanks in it';
  if (/^[/#]/.test(text)) return 'Write a page of this website as /contact-us, with one / before it';
  return 'Write an address whole, as https://example.com/page';
}
