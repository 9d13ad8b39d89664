import type { UserInfo } from '@/schemas/buyers/user-info';

/** What this file shares with the account script (`account.live.ts`). */
type SearchSaving = {
  openSignInDialog: () => Promise<boolean>;
  postBuyerCall: (name: 'save-search', body: object) => Promise<{ status: number }>;
  readUserInfo: () => UserInfo | null;
};

/**
 * Saves the search of a button, and displays the result in its label. A visitor who is signed out signs in first.
 */
export async function saveSearch(button: HTMLElement, saving: SearchSaving): Promise<void> {
  const { saveSearch: query = '', name = '', saved = '', failed = '' } = button.dataset;
  delete button.dataset.pressed;
  if (!saving.readUserInfo() && !(await saving.openSignInDialog())) return;
  const { status } = await saving.postBuyerCall('save-search', { query, name });
  const label = button.querySelector('span') ?? button;
  label.textContent = status === 200 ? saved : failed;
}
