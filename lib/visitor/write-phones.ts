import { formatPhone } from '@/lib/i18n/format-phone';
import type { PhoneNumbers } from '@/schemas/office';
import { phoneChoices } from './phone-choices';

/** A number as it is shown, and for which visits. */
export type WrittenPhone = {
  href: string;
  text: string;
  when: 'always' | 'paid' | { name: string; value: string };
};

/**
 * The numbers of an office in the words of a page, in the order of `phoneChoices`. Made by the server: what knows how each country writes its
 * numbers is too heavy for a browser. `extensionLabel` stands before an extension, as "ext."
 */
export const writePhones = (numbers: PhoneNumbers, extensionLabel: string): WrittenPhone[] =>
  phoneChoices(numbers).map(({ number, extension, when }) => ({
    href: `tel:${number.replace(/[\s-]/g, '')}`,
    text: formatPhone(number) + (extension ? ` ${extensionLabel} ${extension}` : ''),
    when,
  }));
