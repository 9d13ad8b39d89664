import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { PhoneLink } from '@/lib/visitor/contact-links';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { PhoneNumbers } from '@/schemas/office';

type FooterContactListProps = {
  phones: PhoneNumbers;
  email: string;
  /** The lines of the address, and of the opening hours; all lines are unique. */
  lines: readonly string[];
  hours: readonly string[];
  page: PageContext;
};

/** Phone number, email, address and opening hours, all optional. */
export function FooterContactList({
  phones,
  email,
  lines,
  hours,
  page,
}: FooterContactListProps): ReactElement {
  const formattedPhones = formatPhones(phones, page);
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {formattedPhones.length > 0 && (
        <li>
          <PhoneLink phones={formattedPhones} className="footer-link" />
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className="footer-link max-w-full">
            <EmailText email={email} />
          </a>
        </li>
      )}
      {[...lines, ...hours].map((line) => (
        <li key={line} className="text-text-muted first:pt-1.5">
          {line}
        </li>
      ))}
    </ul>
  );
}
