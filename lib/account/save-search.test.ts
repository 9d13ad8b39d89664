// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { saveSearch } from './save-search';

const userInfo = {
  ...{ token: 't', email: 'esi@example.com', first_name: 'Esi', last_name: 'Quaye', attributes: [] },
  ...{ mobile_e164: null, mobile_code: null, mobile_country: null, address_1: null, locality: null },
  ...{ state: null, country: null, postal_code: null },
};
let button: HTMLElement;
const postBuyerCall = vi.fn(async () => ({ status: 200 }));
const openSignInDialog = vi.fn(async () => true);
const press = (isSignedIn: boolean) =>
  saveSearch(button, {
    ...{ postBuyerCall, openSignInDialog },
    readUserInfo: () => (isSignedIn ? userInfo : null),
  });

beforeEach(() => {
  document.body.innerHTML =
    '<button data-save-search="words=bakery" data-name="Bakery" data-saved="Search saved" data-failed="Failed"><span>Save this search</span></button>';
  button = document.body.querySelector('button') ?? document.body;
  postBuyerCall.mockClear();
  openSignInDialog.mockClear();
});

test('a search of a signed-in buyer is saved with its name, and the button says so', async () => {
  await press(true);
  expect(postBuyerCall).toHaveBeenCalledWith('save-search', { query: 'words=bakery', name: 'Bakery' });
  expect([button.textContent, openSignInDialog.mock.calls.length]).toEqual(['Search saved', 0]);
});

test('a visitor who is signed out signs in first', async () => {
  await press(false);
  expect([button.textContent, openSignInDialog.mock.calls.length]).toEqual(['Search saved', 1]);
});

test('a closed sign-in dialog saves nothing', async () => {
  openSignInDialog.mockResolvedValueOnce(false);
  await press(false);
  expect([button.textContent, postBuyerCall.mock.calls.length]).toEqual(['Save this search', 0]);
});

test('a failure is displayed', async () => {
  postBuyerCall.mockResolvedValueOnce({ status: 500 });
  await press(true);
  expect(button.textContent).toBe('Failed');
});
