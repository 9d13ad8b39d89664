import type { UserInfo } from '@/schemas/buyers/user-info';

/** What this file shares with the account script (`account.live.ts`). */
type Saving = {
  openSignInDialog: (options: { saveListing: string }) => Promise<boolean>;
  postBuyerCall: (
    name: 'saved-slugs' | 'save-listing',
    body: object,
  ) => Promise<{ status: number; body: unknown }>;
  readUserInfo: () => UserInfo | null;
  /** The last three are those of a button: failed, save, saved. */
  readLabels: () => string[];
  selector: string;
};

/** The slugs of the saved listings. */
let saved: ReadonlySet<string> = new Set();

/** The slugs of the saved listings, from and for other tabs. */
let channel: BroadcastChannel | undefined;

/**
 * Displays on every save button of the page whether its listing is saved, now and after changes: in this tab, in another
 * tab, on another device when the visitor returns to the page, and when a search displays other results.
 */
export async function showSaved(saving: Saving): Promise<void> {
  if (!channel) follow(saving);
  const answer = saving.readUserInfo() && (await saving.postBuyerCall('saved-slugs', {}));
  if (!answer) setSaved([], saving);
  else if (answer.status === 200) setSaved(readSlugs(answer.body), saving);
}

function follow(saving: Saving): void {
  channel = new BroadcastChannel('saved-listings');
  channel.addEventListener('message', ({ data }) => setSaved(readSlugs({ saved: data }), saving));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void showSaved(saving);
  });
  new MutationObserver(() => render(saving)).observe(document.body, { childList: true, subtree: true });
}

/**
 * Saves the listing of a button, or removes it. The result is shown at once and taken back when the call fails. A
 * visitor who is signed out signs in first.
 */
export async function toggleSaved(button: HTMLElement, saving: Saving): Promise<void> {
  const listing = slugOf(button);
  if (!listing) return;
  const isSignedOut = !saving.readUserInfo();
  if (isSignedOut && !(await saving.openSignInDialog({ saveListing: listing }))) return;
  const isSaved = isSignedOut || !saved.has(listing);
  const before = [...saved];
  const others = before.filter((slug) => slug !== listing);
  setSaved(isSaved ? [listing, ...others] : others, saving);
  const { status, body } = await saving.postBuyerCall('save-listing', { listing, isSaved });
  const slugs = status === 200 ? readSlugs(body) : before;
  setSaved(slugs, saving);
  if (status !== 200) showFailure(button, saving);
  channel?.postMessage(slugs);
}

const FAILURE_DISPLAY_MS = 4_000;

/** Displays on a button for some time that its listing was not saved; screen readers announce it. */
function showFailure(button: HTMLElement, { readLabels }: Saving): void {
  const label = button.textContent;
  button.role = 'alert';
  button.textContent = readLabels().at(-3) ?? '';
  setTimeout(() => {
    button.removeAttribute('role');
    button.textContent = label;
  }, FAILURE_DISPLAY_MS);
}

function setSaved(slugs: readonly string[], saving: Saving): void {
  saved = new Set(slugs);
  render(saving);
}

const readSlugs = (body: unknown): string[] => {
  const { saved: slugs }: { saved?: unknown } = Object(body);
  return Array.isArray(slugs) ? slugs.map(String) : [];
};

/** The listing of a button: named by it, or linked beside it. */
const slugOf = (button: HTMLElement): string | undefined =>
  button.dataset.save || button.parentElement?.querySelector('a')?.pathname.split('/').pop();

function render({ readLabels, selector }: Saving): void {
  const [saveLabel = '', savedLabel = ''] = readLabels().slice(-2);
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const isSaved = saved.has(slugOf(button) ?? '');
    if (button.ariaPressed === `${isSaved}`) continue;
    button.ariaPressed = `${isSaved}`;
    button.textContent = isSaved ? savedLabel : saveLabel;
  }
}
