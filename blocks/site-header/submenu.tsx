import type { ReactElement } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { Icon } from '@/lib/ui/icon';

/** The button that opens the submenu with this id. */
export function SubmenuButton({ id, label }: { id: string; label: string }): ReactElement {
  return (
    <button type="button" popoverTarget={id} className="menu-entry">
      {label}
      <Icon name="chevron-down" className="size-4 text-text-muted" />
    </button>
  );
}

type SubmenuLinkProps = { href: string; label: string; strong?: boolean };

export function SubmenuLink({ href, label, strong }: SubmenuLinkProps): ReactElement {
  return (
    <a href={href} className={classNames('dropdown-link', strong && 'font-semibold')}>
      {label}
    </a>
  );
}
