import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import type { FittedItem } from './fit-menu-items';
import { SubmenuButton, SubmenuLink } from './submenu';

type NavigationBarProps = { entries: readonly FittedItem[]; id: string; page: PageContext };

/**
 * The navigation of wide screens in one row. Submenus are popovers, which close with Escape or a click
 * outside. The last one contains the items that do not fit.
 */
export function NavigationBar({ entries, id, page }: NavigationBarProps): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={page.t('page.mainNavigation')} className="hidden lg:block">
      <ul className="flex items-center gap-4 xl:gap-6 2xl:gap-7">
        {entries.map(
          ({ item, from }, index) =>
            from && (
              <li key={item.href} className={from === 'xl' ? 'max-xl:hidden' : undefined}>
                {item.items.length === 0 ? (
                  <a href={page.href(item.href)} className="menu-entry">
                    {item.label}
                  </a>
                ) : (
                  <Submenu item={item} id={`${id}-menu-${index}`} href={page.href} />
                )}
              </li>
            ),
        )}
        <More entries={entries.filter(({ from }) => from !== 'lg')} id={`${id}-more`} page={page} />
      </ul>
    </nav>
  );
}

type SubmenuProps = { item: FittedItem['item']; id: string; href: (path: string) => string };

function Submenu({ item, id, href }: SubmenuProps): ReactElement {
  return (
    <>
      <SubmenuButton id={id} label={item.label} />
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

function More({ entries, id, page }: NavigationBarProps): ReactElement | null {
  if (entries.length === 0) return null;
  const isNarrowOnly = entries.every(({ from }) => from === 'xl');
  return (
    <li className={isNarrowOnly ? 'xl:hidden' : undefined}>
      <SubmenuButton id={id} label={page.t('page.more')} />
      <ul id={id} popover="auto" className="dropdown">
        {entries.map(({ item, from }) => (
          <li key={item.href} className={classNames(from === 'xl' && 'xl:hidden')}>
            <SubmenuLink href={page.href(item.href)} label={item.label} strong={item.items.length > 0} />
            {item.items.length > 0 && (
              <ul className="mb-1 border-b border-line pb-1 pl-3">
                {item.items
                  .filter((child) => child.href !== item.href)
                  .map((child) => (
                    <li key={child.href}>
                      <SubmenuLink href={page.href(child.href)} label={child.label} />
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
