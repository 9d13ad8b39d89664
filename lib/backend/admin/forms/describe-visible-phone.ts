import { phoneChoices } from '@/lib/visitor/phone-numbers';

type OfficeNumbers = {
  /** Numbers as typed; empty when missing. */
  main: string;
  organic: string;
  paid: string;
};

/** Describes which phone number of an office visitors see, and why, as `phoneChoices` selects it. */
export function describeVisiblePhone(numbers: OfficeNumbers, format: (number: string) => string): string[] {
  const { main, organic } = numbers;
  const choices = phoneChoices({ ...numbers, extension: null, triggers: [], fallback: null });
  const defaultNumber = choices.find(({ when }) => when === 'always')?.number;
  const paidNumber = choices.find(({ when }) => when === 'paid')?.number;
  const paidSentences = paidNumber ? [`Visitors from an advertisement see ${format(paidNumber)}.`] : [];
  if (!defaultNumber) {
    const networkSentence = 'Visitors see the network’s number, if it has one';
    return [`${networkSentence}: add the telephone of this office.`, ...paidSentences];
  }
  if (defaultNumber !== organic)
    return [`Visitors see ${format(defaultNumber)}, the telephone.`, ...paidSentences];
  const replacedNumber = main ? `, in place of the telephone ${format(main)}` : '';
  return [
    `Visitors see ${format(defaultNumber)}, the website number${replacedNumber}. Leave that field empty to show the telephone.`,
    ...paidSentences,
  ];
}
