import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { PhoneLink } from '@/lib/visitor/phone-link';
import { writePhones } from '@/lib/visitor/write-phones';
import type { PhoneNumbers } from '@/schemas/office';

type FooterReachProps = {
  phones: PhoneNumbers;
  email: string;
  /** Of the address, and of the week; no two are the same. */
  lines: readonly string[];
  hours: readonly string[];
  page: PageContext;
};

/** Number, mailbox, address and hours, of which none has to be there. */
export function FooterReach({ phones, email, lines, hours, page }: FooterReachProps): ReactElement {
  const shown = writePhones(phones, page);
  return (
    <ul className="mt-3">
      {shown.length > 0 && (
        <li>
          <PhoneLink phones={shown} className="footer-link" />
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
