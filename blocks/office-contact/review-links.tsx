import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { TextLink } from '@/lib/ui/text-link';
import type { OfficeContactData } from '@/schemas/office';

type ReviewLinksProps = { links: OfficeContactData['reviewLinks']; page: PageContext };

/** Links to external sites where clients review the office. Nothing when there are none. */
export function ReviewLinks({ links, page }: ReviewLinksProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {links.map(({ network, href }) => (
        <li key={network}>
          <TextLink href={href}>
            {page.t(network === 'google' ? 'office.reviewGoogle' : 'office.reviewFacebook')}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
