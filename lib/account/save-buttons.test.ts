// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleUserInfo } from '@/schemas/examples/user-info';
import { saveButtonSelector } from './save-button-selector';
import { showSaved, toggleSaved } from './save-buttons';

const sentToTabs: unknown[] = [];
class FakeChannel extends EventTarget {
  postMessage = (slugs: unknown) => sentToTabs.push(slugs);
}
vi.stubGlobal('BroadcastChannel', FakeChannel);
afterAll(() => {
  vi.unstubAllGlobals();
});

const saving = {
  openSignInDialog: vi.fn(async (_: { saveListing: string }) => false),
  postBuyerCall: vi.fn(async (_name: string, _body: object) => ({
    status: 200,
    body: { saved: ['bakery'] },
  })),
  readUserInfo: vi.fn<() => typeof exampleUserInfo | null>(() => exampleUserInfo),
  readLabels: () => ['Buyer Dashboard', 'That did not work', 'Save Listing', 'Saved'],
  selector: saveButtonSelector,
};

beforeEach(() => {
  vi.clearAllMocks();
  sentToTabs.length = 0;
  document.body.innerHTML = `
    <div class="listing"><h3><a href="/en-GH/buy-a-business/listings/bakery">Bakery</a></h3><button>Save Listing</button></div>
    <div class="listing"><h3><a href="/en-GH/buy-a-business/listings/hotel">Hotel</a></h3><button>Save Listing</button></div>
    <button data-save="hotel">Save Listing</button>`;
});

const buttons = () => [...document.querySelectorAll<HTMLElement>(saveButtonSelector)];
const states = () => buttons().map(({ textContent, ariaPressed }) => `${textContent} ${ariaPressed}`);
const hotel = () => buttons()[1] ?? document.body;

test('saved listings have pressed buttons, also in results that are displayed later', async () => {
  await showSaved(saving);
  expect(states()).toEqual(['Saved true', 'Save Listing false', 'Save Listing false']);
  document.body.insertAdjacentHTML('beforeend', '<button data-save="bakery">Save Listing</button>');
  await vi.waitFor(() => expect(states().at(-1)).toBe('Saved true'));
});

test('a press is shown at once on every button of the listing, sent, and published to other tabs', async () => {
  await showSaved(saving);
  saving.postBuyerCall.mockResolvedValueOnce({ status: 200, body: { saved: ['hotel', 'bakery'] } });
  const saved = toggleSaved(hotel(), saving);
  expect(states()).toEqual(['Saved true', 'Saved true', 'Saved true']);
  await saved;
  expect(saving.postBuyerCall).toHaveBeenLastCalledWith('save-listing', { listing: 'hotel', isSaved: true });
  expect(sentToTabs).toEqual([['hotel', 'bakery']]);
  saving.postBuyerCall.mockResolvedValueOnce({ status: 200, body: { saved: ['bakery'] } });
  await toggleSaved(hotel(), saving);
  expect(saving.postBuyerCall).toHaveBeenLastCalledWith('save-listing', { listing: 'hotel', isSaved: false });
});

test.each([0, 404, 429, 500])('a press that fails with %i is taken back and says so', async (status) => {
  vi.useFakeTimers();
  await showSaved(saving);
  saving.postBuyerCall.mockResolvedValueOnce({ status, body: { saved: [] } });
  await toggleSaved(hotel(), saving);
  expect(states()).toEqual(['Saved true', 'That did not work false', 'Save Listing false']);
  expect(hotel().role).toBe('alert');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(states()).toEqual(['Saved true', 'Save Listing false', 'Save Listing false']);
});

test('signed out, a press opens the dialog for the listing and saves it after the sign-in only', async () => {
  saving.readUserInfo.mockReturnValueOnce(null);
  await showSaved(saving);
  saving.readUserInfo.mockReturnValueOnce(null);
  await toggleSaved(hotel(), saving);
  expect(saving.openSignInDialog).toHaveBeenLastCalledWith({ saveListing: 'hotel' });
  expect(saving.postBuyerCall).not.toHaveBeenCalled();
  saving.readUserInfo.mockReturnValueOnce(null);
  saving.openSignInDialog.mockResolvedValueOnce(true);
  await toggleSaved(hotel(), saving);
  expect(saving.postBuyerCall).toHaveBeenLastCalledWith('save-listing', { listing: 'hotel', isSaved: true });
});
