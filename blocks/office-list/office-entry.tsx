import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { PhoneLink } from '@/lib/visitor/contact-links';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { OfficeEntry as Entry } from '@/schemas/office';

type OfficeEntryProps = {
  office: Entry;
  /** The formatted distance from the centre of the list. */
  distance?: string;
  page: PageContext;
  level: HeadingLevel;
};

/** An office as a directory entry: name, address, phone number. The complete entry links to its page. */
export function OfficeEntry({ office, distance, page, level }: OfficeEntryProps): ReactElement {
  const path = `/locations/${office.stateSlug}/${office.slug}`;
  return (
    <li className="min-w-0">
      <div className="group relative flex flex-col gap-3 @xl/row:flex-row @xl/row:gap-8">
        <Heading level={level} size="card">
          <StretchedLink href={page.href(path)}>{office.name}</StretchedLink>
        </Heading>
        {distance && <p className="text-small font-semibold tabular-nums">{distance}</p>}
        <address className="flex flex-col gap-1 text-small not-italic text-text-muted">
          <span>{office.address || office.locality}</span>
          {office.digitalAddress && <span>{office.digitalAddress}</span>}
        </address>
        <PhoneLink
          phones={formatPhones(office.phones, page)}
          className="raised-link gap-2 self-start font-semibold tabular-nums"
        >
          <Icon name="phone" className="size-4" />
        </PhoneLink>
      </div>
    </li>
  );
}
