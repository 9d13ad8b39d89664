import { phoneChoices } from '@/lib/visitor/phone-choices';

type Numbers = {
  /** An office's, each as it is written; empty where there is none. */
  main: string;
  organic: string;
  paid: string;
};

/** Which number of an office visitors see, and why, as `phoneChoices` chooses it. `write` says a number as people read it. */
export function tellShownPhone(numbers: Numbers, write: (number: string) => string): string[] {
  const { main, organic } = numbers;
  const choices = phoneChoices({ ...numbers, extension: null, triggers: [], fallback: null });
  const usual = choices.find(({ when }) => when === 'always')?.number;
  const paid = choices.find(({ when }) => when === 'paid')?.number;
  const told = paid ? [`Who comes from an advertisement sees ${write(paid)}.`] : [];
  if (!usual) {
    const ofNetwork = 'Visitors see no number of this office, but the network’s where it has one';
    return [`${ofNetwork}: write the telephone of this office.`, ...told];
  }
  if (usual !== organic) return [`Visitors see ${write(usual)}, the telephone.`, ...told];
  const hidden = main ? `, in place of the telephone ${write(main)}` : '';
  return [
    `Visitors see ${write(usual)}, the number for the website${hidden}. Empty that field to show the telephone.`,
    ...told,
  ];
}
