import type { PhoneNumbers } from '@/schemas/office';

export type PhoneChoice = {
  number: string;
  extension: string | null;
  /** The visits the number is for: all, paid traffic, or those with a query parameter. */
  when: 'always' | 'paid' | { name: string; value: string };
};

/**
 * The possible numbers in the order of spec section 9; the first whose condition applies to a visit is
 * displayed. Query parameters have precedence over paid traffic; otherwise the organic, then the main
 * number, finally that of the page or network. Only the main number has an extension.
 */
export function phoneChoices(numbers: PhoneNumbers): PhoneChoice[] {
  const { main, organic, paid, extension, triggers, fallback } = numbers;
  const validTriggers = triggers.filter(({ number }) => number !== '');
  const defaultNumber = organic || main || fallback;
  return [
    ...validTriggers.map(({ number, name, value }) => ({ number, extension: null, when: { name, value } })),
    ...(paid ? [{ number: paid, extension: null, when: 'paid' as const }] : []),
    ...(defaultNumber
      ? [{ number: defaultNumber, extension: !organic && main ? extension : null, when: 'always' as const }]
      : []),
  ];
}
