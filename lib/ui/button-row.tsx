import type { ReactElement } from 'react';
import { ButtonLink } from './button-link';

type ButtonRowProps = {
  /** Final addresses, the most important first. */
  links: readonly { label: string; href: string }[];
  /** Replaces the default layout. */
  className?: string;
};

/** Links as buttons; the first is the primary one. Renders nothing without links. */
export function ButtonRow({
  links,
  className = 'flex flex-wrap gap-4',
}: ButtonRowProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <div className={className}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
