import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { OfficeReach } from '@/schemas/office';

const names = {
  google: 'Google',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

/** The office elsewhere on the web. Nothing when it is nowhere else. */
export function SocialLinks({ office }: { office: OfficeReach }): ReactElement | null {
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
