import type { UserInfo } from '@/schemas/buyers/user-info';
import { postBuyerCall } from './post-buyer-call';
import { storeUserInfo } from './user-session';

/** The paths of the buyer area in the order of `data-labels`, below the language. */
const areaPaths = ['profile', 'preferences', 'search', 'saved-listings'];

let shownName = '';

/** Displays the menu of the signed-in buyer in place of every sign-in link of the page, or the link again. */
export function showAccount(userInfo: UserInfo | null): void {
  const name = userInfo ? `${userInfo.first_name} ${userInfo.last_name}` : '';
  if (shownName === name) return;
  shownName = name;
  for (const link of document.querySelectorAll<HTMLElement>('[data-account]')) {
    link.parentElement?.querySelector('[data-account-menu]')?.remove();
    const isInPanel = link.dataset.account === 'panel';
    link.hidden = isInPanel && userInfo !== null;
    link.style.visibility = userInfo ? 'hidden' : '';
    if (userInfo) link.after(isInPanel ? createPanelMenu(userInfo) : createBarMenu(userInfo));
  }
}

/** The texts of the page for this script, separated by `|`. */
export const readLabels = (): string[] =>
  document.querySelector<HTMLElement>('[data-labels]')?.dataset.labels?.split('|') ?? [];

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

/** The links of the buyer area and the button that signs out. */
function createEntries(linkClass: string, buttonClass: string): HTMLElement[] {
  const [, ...labels] = readLabels();
  const links = areaPaths.map((path, index) => {
    const link = create('a', linkClass, labels[index] ?? '');
    link.href = `/${document.documentElement.lang}/bizmatch/${path}`;
    if (link.pathname === location.pathname) link.ariaCurrent = 'page';
    return link;
  });
  const button = create('button', buttonClass, labels[areaPaths.length] ?? '');
  button.type = 'button';
  button.addEventListener('click', () => void signOut(button));
  return [...links, button];
}

/** A button with the name above the invisible link, whose width it has, and a list that it opens. */
function createBarMenu({ first_name }: UserInfo): HTMLElement {
  const name = create('span', 'line-clamp-2', first_name);
  const button = create('button', 'menu-entry', name);
  button.type = 'button';
  button.style.cssText =
    'position:absolute;inset:0;white-space:normal;overflow-wrap:anywhere;line-height:1.25';
  const list = create(
    'div',
    'dropdown dropdown-end',
    create('p', 'px-3 py-2 text-label text-text-muted', readLabels()[0] ?? ''),
    ...createEntries('dropdown-link', 'dropdown-link w-full cursor-pointer text-left'),
  );
  list.popover = 'auto';
  const menu = create('div', '', button, list);
  menu.dataset.accountMenu = '';
  button.popoverTargetElement = list;
  return menu;
}

/** The same entries as part of the menu of narrow screens. */
function createPanelMenu({ first_name, last_name }: UserInfo): HTMLElement {
  const heading = create('p', 'font-display text-card', `${first_name} ${last_name}`);
  const menu = create('div', 'mt-5', heading, ...createEntries('sheet-link', 'sheet-link cursor-pointer'));
  menu.dataset.accountMenu = '';
  return menu;
}

async function signOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const { status } = await postBuyerCall('sign-out', {});
  button.disabled = false;
  // Without a connection the session would continue on the server.
  if (status === 0 || status >= 500) {
    button.role = 'alert';
    button.textContent = readLabels()[areaPaths.length + 2] ?? '';
    return;
  }
  storeUserInfo(null);
  document.querySelector<HTMLElement>('[data-account]')?.focus();
}
