import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import { Icon } from '@/lib/ui/icon';
import type { MenuItem } from '@/schemas/menu';

type NavigationBarProps = { items: readonly MenuItem[]; id: string; page: PageContext };

const entry =
  'flex min-h-11 items-center gap-1 text-left text-small leading-tight font-medium hover:text-link cursor-pointer xl:whitespace-nowrap';

/** The navigation of wide screens. Lists are popovers: they close by Escape or a click beside them. */
export function NavigationBar({ items, id, page }: NavigationBarProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <nav aria-label={page.t('page.mainNavigation')} className="hidden min-w-0 lg:block">
      <ul className="flex items-center gap-4 xl:gap-6 2xl:gap-7">
        {items.map((item, place) => (
          <li key={item.href}>
            {item.items.length === 0 ? (
              <a href={page.href(item.href)} className={entry}>
                {item.label}
              </a>
            ) : (
              <Submenu item={item} id={`${id}-menu-${place}`} href={page.href} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SubmenuProps = { item: MenuItem; id: string; href: (path: string) => string };

function Submenu({ item, id, href }: SubmenuProps): ReactElement {
  return (
    <>
      <button type="button" popoverTarget={id} className={entry}>
        {item.label}
        <Icon name="chevron-down" className="size-4 text-text-muted" />
      </button>
      <ul id={id} popover="auto" className="dropdown">
        <li className="mb-1 border-b border-line pb-1">
          <SubmenuLink href={href(item.href)} label={item.label} strong />
        </li>
        {item.items
          .filter((child) => child.href !== item.href)
          .map((child) => (
            <li key={child.href}>
              <SubmenuLink href={href(child.href)} label={child.label} />
            </li>
          ))}
      </ul>
    </>
  );
}

function SubmenuLink({
  href,
  label,
  strong,
}: {
  href: string;
  label: string;
  strong?: boolean;
}): ReactElement {
  return (
    <a href={href} className={classNames('dropdown-link', strong && 'font-semibold')}>
      {label}
    </a>
  );
}
