import { checkSession, loadSession } from './check-session';
import { hasSession, leaveBuyerArea } from './has-session';
import { accountStarted, openSignInDialog, signInRequested } from './open-sign-in-dialog';
import { postBuyerCall, postJson } from './post-buyer-call';
import { pressedSelector, saveButtonSelector } from './save-button-selector';
import { readLabels, showAccount } from './show-account';
import { readUserInfo, subscribeToSession } from './user-session';

// The parts that are loaded later get what they share with this file as arguments: as an import it would be a file of
// its own, which every list of islands would name.
const loadSaveButtons = () => import('./save-buttons');
const saving = { openSignInDialog, postBuyerCall, readUserInfo, readLabels, selector: saveButtonSelector };

let isStarted = false;

/**
 * Starts the account of a page, once for all its parts: the session check, the header, the sign-in dialog and the
 * buttons that save listings. In the forms of the page `reset-password` it starts these as well.
 */
export function startAccount(root: HTMLElement): void {
  if (root.querySelector('[data-panel=reset-password]'))
    void import('./reset-password').then(({ startReset }) => startReset(root, openSignInDialog));
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', (event) => void followClick(event));
  document.addEventListener(signInRequested, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    void import('./sign-in-dialog').then(({ openDialog }) =>
      openDialog(event.detail, { loadSession, postJson }),
    );
  });
  subscribeToSession((_, isExpired) => showSession(isExpired));
  addEventListener('pageshow', () => showSession());
  showSession();
  document.dispatchEvent(new Event(accountStarted));
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  if (pressed) void press(pressed);
  recordView();
  if (new URLSearchParams(location.search).get('login') === '1') void followLoginAddress();
}

/** The token of the displayed session. */
let shownToken: string | undefined;

/**
 * Displays the session and checks it. When it has expired, a page of the buyer area stays, with what was typed, and offers
 * to sign in again.
 */
function showSession(isExpired = false): void {
  const userInfo = readUserInfo();
  showAccount(userInfo);
  if (!isExpired && !hasSession()) leaveBuyerArea(document);
  void checkSession();
  if (shownToken === userInfo?.token) return;
  shownToken = userInfo?.token;
  if (document.querySelector(saveButtonSelector))
    void loadSaveButtons().then(({ showSaved }) => showSaved(saving));
}

/** Handles a press of a button that saves a listing or a search. */
async function press(button: HTMLElement): Promise<void> {
  if (button.dataset.saveSearch !== undefined) {
    const { saveSearch } = await import('./save-search');
    return saveSearch(button, saving);
  }
  const { toggleSaved } = await loadSaveButtons();
  await toggleSaved(button, saving);
}

/** Records that the buyer has opened the listing of this page. */
function recordView(): void {
  const listing = /\/listings\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (listing && readUserInfo() && document.querySelector(`[data-save="${listing}"]`))
    void postBuyerCall('record-view', { listing });
}

async function followClick(event: MouseEvent): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>(pressedSelector);
  if (button) return press(button);
  if (!target?.closest('[data-account]') || opensElsewhere(event)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  await openSignInDialog();
}

/** True for clicks that open a new tab or window or download the link target. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** `login=1` leads to the preferences, through the dialog for a visitor who is signed out (spec section 2). */
async function followLoginAddress(): Promise<void> {
  const redirect = `/${document.documentElement.lang}/bizmatch/preferences`;
  await checkSession();
  if (readUserInfo()) return location.replace(redirect);
  if (await openSignInDialog({ redirect })) return;
  // Otherwise a reload would open the dialog again.
  const address = new URL(location.href);
  address.searchParams.delete('login');
  history.replaceState(history.state, '', address);
}
