import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { PhoneNumbers } from '@/schemas/office';
import { phoneChoices } from './phone-choices';

/** A formatted number, and the visits it is for. */
export type FormattedPhone = {
  href: string;
  text: string;
  when: 'always' | 'paid' | { name: string; value: string };
};

type PhoneFormatter = { t: Translate; format: Pick<Formats, 'phone'> };

/**
 * The numbers of an office, formatted for a page, in the order of `phoneChoices`. Called on the server: the
 * number formats of all countries are too large for browsers.
 */
export const formatPhones = (numbers: PhoneNumbers, page: PhoneFormatter): FormattedPhone[] =>
  phoneChoices(numbers).map(({ number, extension, when }) => ({
    href: `tel:${number.replace(/[\s-]/g, '')}${extensionSuffix(extension)}`,
    text: page.format.phone(number) + (extension ? ` ${page.t('office.extension')} ${extension}` : ''),
    when,
  }));

/** The digits of an extension, dialled automatically (RFC 3966). */
function extensionSuffix(extension: string | null): string {
  const digits = (extension ?? '').replace(/\D/g, '');
  return digits && `;ext=${digits}`;
}
