import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { Icon } from '@/lib/ui/icon';
import { PhoneLink } from '@/lib/visitor/contact-links';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import { AccountLink, splitLabel } from './account-link';
import { Brand, logoWidth } from './brand';
import { fitMenuItems } from './fit-menu-items';
import { MenuPanel } from './menu-panel';
import { NavigationBar } from './navigation-bar';
import type { SiteHeaderProps } from './site-header.schema';

export function SiteHeader({ props, page, slot, id }: ViewInput<SiteHeaderProps, 'tools'>): Rendered {
  const { name, agentLogin } = props;
  const login = agentLogin ? [{ label: page.t('people.agentLogin'), href: agentLogin, items: [] }] : [];
  const items = [...props.items, ...login];
  const actions = page.links(props.actions);
  const logo = page.picture(props.logo);
  const entries = fitMenuItems(items, {
    actions: actions.map(({ label }) => label),
    more: page.t('page.more'),
    logo: logoWidth(logo),
    account: splitLabel(page.t('buyer.login')),
  });
  const hasMenu = items.length + actions.length > 0;
  return (
    <header
      data-palette={props.palette}
      className="sticky top-0 z-40 border-b border-line bg-surface text-text print:static"
    >
      <div className="mx-auto flex min-h-16 w-full max-w-wide items-center gap-3 px-gutter max-lg:flex-wrap lg:h-20 lg:gap-4 xl:gap-8">
        <Brand name={name} logo={logo} href={page.href('/')} />
        <NavigationBar entries={entries} id={id} page={page} />
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3 print:hidden">
          {slot('tools')}
          {props.phones && (
            <PhoneLink
              isNumberHidden
              phones={formatPhones(props.phones, page)}
              className="flex size-11 items-center justify-center lg:hidden"
            >
              <Icon name="phone" />
              <span className="sr-only">{page.t('office.call')} </span>
            </PhoneLink>
          )}
          {hasMenu && <AccountLink page={page} />}
          <div className="hidden items-center gap-6 sm:flex">
            {actions.slice(0, -1).map((action) => (
              <a
                key={action.href}
                href={action.href}
                className="flex min-h-11 items-center text-small font-medium whitespace-nowrap hover:text-link max-lg:hidden"
              >
                {action.label}
              </a>
            ))}
            {actions.slice(-1).map((action) => (
              <ButtonLink key={action.href} href={action.href} size="small">
                {action.label}
              </ButtonLink>
            ))}
          </div>
          {hasMenu && <MenuPanel {...{ items, actions, id, page }} whatsApp={props.whatsApp} />}
        </div>
      </div>
    </header>
  );
}
