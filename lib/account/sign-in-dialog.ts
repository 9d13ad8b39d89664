import type { SignInRequest } from './open-sign-in-dialog';
import type { CallAnswer } from './post-buyer-call';
import { offerPasskey } from './sign-in-with-passkey';

/** The event on an element to which a script has added islands (`app/page-module.ts`). */
const islandsAdded = 'islands-added';
/** The event of a form that was sent and confirms in place (`lib/forms/live/form-sent.ts`). */
const formSent = 'form-sent';

const siteRoot = (): string => `/${document.documentElement.lang}`;

/** What this file shares with the account script (`account.live.ts`). */
type SignInCalls = {
  loadSession: () => Promise<boolean>;
  postJson: (address: string, body: object) => Promise<CallAnswer>;
};

/**
 * Opens the dialog with the forms of the page `reset-password`; without script the links to them lead to that page. The
 * request is resolved when the dialog is closed. While it is open, further requests wait with the first one.
 */
export async function openDialog(
  { redirect, saveListing, message, resolve }: SignInRequest,
  { loadSession, postJson }: SignInCalls,
): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-sign-in]');
  if (!dialog) return location.assign(`${siteRoot()}/reset-password#sign-in`);
  let isSignedIn = false;
  dialog.addEventListener('close', () => finish(), { once: true });
  const finish = () => {
    resolve(isSignedIn);
    if (isSignedIn && redirect) location.assign(redirect);
  };
  if (dialog.open) return;
  const content = dialog.querySelector<HTMLElement>('[data-content]');
  showNotice(dialog, message);
  content?.replaceChildren();
  dialog.ariaBusy = 'true';
  dialog.showModal();
  const onSent = async ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement) || !target.action.endsWith('/sign-in')) return;
    await finishSignIn();
  };
  const finishSignIn = async () => {
    isSignedIn = await loadSession();
    dialog.close();
  };
  const onClick = (event: MouseEvent) => void followDialogLink(dialog, event, saveListing);
  dialog.addEventListener(formSent, onSent);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener(
    'close',
    () => {
      dialog.removeEventListener(formSent, onSent);
      dialog.removeEventListener('click', onClick);
    },
    { once: true },
  );
  const panels = await fetchParts(
    `${siteRoot()}/reset-password`,
    '[data-panel]:not([data-panel=reset-password])',
  );
  if (panels.length === 0) return location.assign(`${siteRoot()}/reset-password#sign-in`);
  addPanels(dialog, panels, saveListing);
  showPanel(dialog, 'sign-in');
  dialog.ariaBusy = null;
  const button = dialog.querySelector<HTMLButtonElement>('[data-passkey]');
  if (button)
    offerPasskey(button, postJson, (isAccepted) => {
      if (isAccepted) void finishSignIn();
      else showNotice(dialog, button.dataset.passkey);
    });
}

function showNotice(dialog: HTMLDialogElement, message = ''): void {
  const notice = dialog.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.textContent = message;
  notice.hidden = message === '';
}

/** Links of the dialog: close it, or show another form in place. */
async function followDialogLink(
  dialog: HTMLDialogElement,
  event: MouseEvent,
  saveListing: string | undefined,
): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-closes]')) return dialog.close();
  const link = target?.closest<HTMLAnchorElement>('a[data-shows]');
  const name = link?.dataset.shows;
  if (!link || !name || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!dialog.querySelector(`[data-panel="${name}"]`)) {
    const [form] = await fetchParts(link.href, `[data-island=form]:has(form[action$="/${name}"])`);
    if (!form) return location.assign(link.href);
    const panel = document.createElement('section');
    panel.dataset.panel = name;
    const heading = document.createElement('h2');
    heading.textContent = link.textContent;
    panel.append(heading, form);
    addPanels(dialog, [panel], saveListing);
  }
  showPanel(dialog, name);
}

/** The parts of another page of this site; none when it cannot be loaded. */
async function fetchParts(address: string, selector: string): Promise<HTMLElement[]> {
  const response = await fetch(address.replace(/#.*/, ''), { headers: { accept: 'text/html' } }).catch(
    () => null,
  );
  if (!response?.ok) return [];
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll<HTMLElement>(selector)];
}

/** Adds forms to the dialog. Their ids may exist on the page as well. */
function addPanels(dialog: HTMLDialogElement, panels: readonly HTMLElement[], saveListing = ''): void {
  for (const panel of panels) {
    for (const element of panel.querySelectorAll('[id]')) element.id = `dialog-${element.id}`;
    for (const label of panel.querySelectorAll('label'))
      if (label.htmlFor) label.htmlFor = `dialog-${label.htmlFor}`;
    for (const field of panel.querySelectorAll<HTMLInputElement>('input[name=save_listing]'))
      field.defaultValue = saveListing;
    for (const link of panel.querySelectorAll<HTMLElement>('[data-back]')) link.hidden = false;
    panel.removeAttribute('id');
    panel.hidden = true;
    dialog.querySelector('[data-content]')?.append(panel);
    panel.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
  }
}

/** Shows one form, with its heading as the heading of the dialog and the email address typed so far. */
function showPanel(dialog: HTMLDialogElement, name: string): void {
  const email = readEmail(dialog);
  for (const panel of dialog.querySelectorAll<HTMLElement>('[data-panel]')) {
    panel.hidden = panel.dataset.panel !== name;
    if (panel.hidden) continue;
    const ownHeading = panel.querySelector<HTMLElement>('h2');
    const heading = dialog.querySelector('h2');
    if (heading && ownHeading && heading !== ownHeading) {
      heading.textContent = ownHeading.textContent;
      ownHeading.hidden = true;
    }
    const field = panel.querySelector<HTMLInputElement>('input[type=email]');
    if (field && !field.value) field.value = email;
    panel.querySelector<HTMLElement>('[data-field] input')?.focus();
  }
}

const readEmail = (dialog: HTMLDialogElement): string =>
  dialog.querySelector<HTMLInputElement>('[data-panel]:not([hidden]) input[type=email]')?.value ?? '';
