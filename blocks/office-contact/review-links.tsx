import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { TextLink } from '@/lib/ui/text-link';
import type { OfficeReach } from '@/schemas/office';

type ReviewLinksProps = { links: OfficeReach['reviewLinks']; page: PageContext };

/** Where clients write reviews of the office elsewhere. Nothing when that is nowhere. */
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
