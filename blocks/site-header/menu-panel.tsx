import type { ReactElement } from 'react';
import { LiveAccount } from '@/lib/account/live-account.client';
import type { PageContext, ResolvedLink } from '@/lib/engine/page-context';
import { ButtonLink } from '@/lib/ui/button-link';
import { Icon } from '@/lib/ui/icon';
import { whatsAppHref } from '@/lib/visitor/contact-links';
import type { MenuItem } from '@/schemas/menu';

type MenuPanelProps = {
  items: readonly MenuItem[];
  actions: readonly ResolvedLink[];
  id: string;
  page: PageContext;
  whatsApp: string | null;
};

const button =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-2 text-small font-semibold';

/** The navigation of narrow screens: a popover over the full page that needs no JavaScript. */
export function MenuPanel({ items, actions, id, page, whatsApp }: MenuPanelProps): ReactElement {
  const panelId = `${id}-panel`;
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={panelId} className={button}>
        <Icon name="menu" />
        <span className="max-sm:sr-only">{page.t('page.menu')}</span>
      </button>
      <div id={panelId} popover="auto" className="menu-sheet" data-focus-trap="">
        <div className="flex h-16 items-center justify-between border-b border-line px-gutter">
          <p className="font-display text-card">{page.t('page.menu')}</p>
          <button type="button" popoverTarget={panelId} popoverTargetAction="hide" className={button}>
            {page.t('page.close')}
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={page.t('page.mainNavigation')} className="px-gutter py-4">
          <ul>
            {items.map((item) => (
              <li key={item.href} className="border-b border-line">
                <PanelEntry item={item} group={`${id}-group`} href={page.href} />
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-col-reverse gap-3">
            <PanelAccount page={page} />
            {whatsApp && (
              <ButtonLink href={whatsAppHref(whatsApp)} variant="secondary">
                {page.t('office.whatsApp')}
              </ButtonLink>
            )}
            {actions.map((action, index) => (
              <ButtonLink
                key={action.href}
                href={action.href}
                variant={index === actions.length - 1 ? 'primary' : 'secondary'}
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
        </nav>
      </div>
    </div>
  );
}

/** The sign-in link; for a signed-in buyer the account script shows the buyer area in its place. */
function PanelAccount({ page }: { page: PageContext }): ReactElement {
  return (
    <LiveAccount data={{ 'opens-links': 'a' }}>
      <a data-account="panel" href={page.href('/reset-password#sign-in')} className="button button-secondary">
        {page.t('buyer.login')}
      </a>
    </LiveAccount>
  );
}

type PanelEntryProps = { item: MenuItem; group: string; href: (path: string) => string };

function PanelEntry({ item, group, href }: PanelEntryProps): ReactElement {
  const rowClass = 'flex min-h-14 items-center justify-between gap-4 font-display text-card';
  if (item.items.length === 0) {
    return (
      <a href={href(item.href)} className={rowClass}>
        {item.label}
      </a>
    );
  }
  return (
    <details name={group} className="group">
      <summary className={rowClass}>
        {item.label}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {[item, ...item.items.filter((child) => child.href !== item.href)].map((child) => (
          <li key={child.href}>
            <a href={href(child.href)} className="sheet-link">
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
