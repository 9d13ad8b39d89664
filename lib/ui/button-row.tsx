import type { ReactElement } from 'react';
import { ButtonLink } from './button-link';

type ButtonRowProps = {
  /** Final addresses, in the order of their weight. */
  links: readonly { label: string; href: string }[];
  /** Arranges them otherwise. */
  className?: string;
};

/** Links as buttons, the first one foremost. Nothing when there are none. */
export function ButtonRow({
  links,
  className = 'flex flex-wrap gap-4',
}: ButtonRowProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <div className={className}>
      {links.map(({ label, href }, place) => (
        <ButtonLink key={href} href={href} variant={place === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
