import type { ReactElement, ReactNode } from 'react';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { PhoneNumbers } from '@/schemas/office';
import { type PhoneChoice, phoneChoices } from './phone-choices';

type PhoneLinkProps = {
  numbers: PhoneNumbers;
  /** What stands before an extension, as "ext." */
  extensionLabel: string;
  className?: string;
  /** Stands before the number: an icon or a word. */
  children?: ReactNode;
};

/**
 * The office's number as a link: drawn with the number of most visits, the others hidden beside it for `showPhones`.
 * Nothing when there is none.
 */
export function PhoneLink({
  numbers,
  extensionLabel,
  className,
  children,
}: PhoneLinkProps): ReactElement | null {
  const choices = phoneChoices(numbers);
  if (choices.length === 0) return null;
  const usual = choices.find(({ when }) => when === 'always');
  const textOf = ({ number, extension }: PhoneChoice) =>
    formatPhone(number) + (extension ? ` ${extensionLabel} ${extension}` : '');
  return (
    // The number may have been chosen before an island is awake.
    <a
      href={usual && hrefOf(usual)}
      hidden={!usual}
      data-phones=""
      className={className}
      suppressHydrationWarning
    >
      {children}
      <span data-phone="" className="tabular-nums" suppressHydrationWarning>
        {usual && textOf(usual)}
      </span>
      {choices.map(
        (choice) =>
          choice !== usual && (
            <data key={JSON.stringify(choice)} hidden value={hrefOf(choice)} {...conditionOf(choice)}>
              {textOf(choice)}
            </data>
          ),
      )}
    </a>
  );
}

const hrefOf = ({ number }: PhoneChoice) => `tel:${number.replace(/[\s-]/g, '')}`;

const conditionOf = ({ when }: PhoneChoice) =>
  typeof when === 'object' ? { 'data-name': when.name, 'data-value': when.value } : {};
