import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { OfficeContactData } from '@/schemas/office';

const names = {
  google: 'Google',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

/** Links to the office's profiles on other sites. Nothing when there are none. */
export function SocialLinks({ office }: { office: OfficeContactData }): ReactElement | null {
  if (office.social.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {office.social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            aria-label={`${office.name}, ${names[network]}`}
            className="grid size-11 place-items-center rounded-full border border-line text-text transition-colors hover:border-link hover:text-link"
          >
            <Icon name={network} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
