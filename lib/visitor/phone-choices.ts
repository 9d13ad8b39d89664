import type { PhoneNumbers } from '@/schemas/office';

export type PhoneChoice = {
  number: string;
  extension: string | null;
  /** The visits it is for: all, those an advertisement was paid for, or those that came with a query parameter. */
  when: 'always' | 'paid' | { name: string; value: string };
};

/**
 * The numbers that may be shown, in the order of spec section 9: the first whose condition a visit meets is. A query
 * parameter goes before paid traffic; for everybody it is the organic, then the main number, at last the page's or the network's.
 * Only the main number has an extension.
 */
export function phoneChoices(numbers: PhoneNumbers): PhoneChoice[] {
  const { main, organic, paid, extension, triggers, fallback } = numbers;
  const asked = triggers.filter(({ number }) => number !== '');
  const usual = organic || main || fallback;
  return [
    ...asked.map(({ number, name, value }) => ({ number, extension: null, when: { name, value } })),
    ...(paid ? [{ number: paid, extension: null, when: 'paid' as const }] : []),
    ...(usual
      ? [{ number: usual, extension: !organic && main ? extension : null, when: 'always' as const }]
      : []),
  ];
}
