import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { PhoneNumbers } from '@/schemas/office';
import { phoneChoices } from './phone-choices';

/** A number as it is shown, and for which visits. */
export type WrittenPhone = {
  href: string;
  text: string;
  when: 'always' | 'paid' | { name: string; value: string };
};

type Words = { t: Translate; format: Pick<Formats, 'phone'> };

/**
 * The numbers of an office in the words of a page, in the order of `phoneChoices`. Made by the server: what knows how each country writes its
 * numbers is too heavy for a browser.
 */
export const writePhones = (numbers: PhoneNumbers, page: Words): WrittenPhone[] =>
  phoneChoices(numbers).map(({ number, extension, when }) => ({
    href: `tel:${number.replace(/[\s-]/g, '')}${dialledAfter(extension)}`,
    text: page.format.phone(number) + (extension ? ` ${page.t('office.extension')} ${extension}` : ''),
    when,
  }));

/** An extension as a telephone dials it by itself (RFC 3966): its digits. */
function dialledAfter(extension: string | null): string {
  const digits = (extension ?? '').replace(/\D/g, '');
  return digits && `;ext=${digits}`;
}
