import type { ReactElement, ReactNode } from 'react';
import type { WrittenPhone } from './write-phones';

type PhoneLinkProps = {
  phones: readonly WrittenPhone[];
  className?: string;
  /** Read out, not shown: for a link of an icon. */
  quiet?: boolean;
  /** Stands before the number: an icon or a word. */
  children?: ReactNode;
};

/**
 * The office's number as a link: drawn with the number of most visits, the others hidden beside it for `showPhones`.
 * Nothing when there is none.
 */
export function PhoneLink({ phones, className, quiet, children }: PhoneLinkProps): ReactElement | null {
  if (phones.length === 0) return null;
  const usual = phones.find(({ when }) => when === 'always');
  return (
    // The number may have been chosen before an island is awake.
    <a href={usual?.href} hidden={!usual} data-phones="" className={className} suppressHydrationWarning>
      {children}
      <span data-phone="" className={quiet ? 'sr-only' : undefined} suppressHydrationWarning>
        {usual?.text}
      </span>
      {phones.map(
        (phone) =>
          phone !== usual && (
            <data key={JSON.stringify(phone)} hidden value={phone.href} {...conditionOf(phone)}>
              {phone.text}
            </data>
          ),
      )}
    </a>
  );
}

const conditionOf = ({ when }: WrittenPhone) =>
  typeof when === 'object' ? { 'data-name': when.name, 'data-value': when.value } : {};
