// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyerCallError } from '@/lib/account/call-buyer';
import type { SavedListing } from '@/schemas/buyers/buyer-calls';
import { exampleAreaPage, exampleBuyerListing, examplePage, fakeBuyerCalls } from '@/tests/support/area-page';
import { SavedListingsIsland } from './saved-listings.area-island';
import { savedTexts } from './saved-texts';

const callBuyer = vi.hoisted(() => vi.fn());
vi.mock('@/lib/account/call-buyer', async (original) => ({ ...Object(await original()), callBuyer }));

const saved = (title: string, day: number, changes: Partial<SavedListing> = {}): SavedListing => ({
  listing: { ...exampleBuyerListing, title, slug: title.toLowerCase(), asking_price: day * 10_000_000 },
  saved_at: `2026-11-0${day}T10:00:00.000Z`,
  ...{ note: '', changes: [], ...changes },
});
const five = ['Apples', 'Bakery', 'Cinema', 'Dairy', 'Eatery'].map((title, index) => saved(title, index + 1));
const server = (listings: SavedListing[], responses: Parameters<typeof fakeBuyerCalls>[0] = {}) => {
  const fake = fakeBuyerCalls({
    'saved-listings': () => ({ listings }),
    'save-listing': () => ({ saved: [] }),
    'note-listing': () => ({}),
    ...responses,
  });
  callBuyer.mockImplementation(fake.callBuyer);
  render(
    <SavedListingsIsland
      id="s"
      page={exampleAreaPage}
      texts={savedTexts(examplePage)}
      searchHref="/en-GH/buy-a-business/business-listing-search"
    />,
  );
  return fake.calls;
};
const titles = () =>
  screen.getAllByRole('article').map((entry) => within(entry).getByRole('heading').textContent);

beforeEach(() => void callBuyer.mockReset());
afterEach(cleanup);

test('the newest saved listing is first, and other orders can be chosen', async () => {
  server(five.slice(0, 3));
  await screen.findByText('3 saved listings');
  expect(titles()).toEqual(['Cinema', 'Bakery', 'Apples']);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price_asc' } });
  expect(titles()).toEqual(['Apples', 'Bakery', 'Cinema']);
});

test('changes since the listing was saved are described', async () => {
  server([
    saved('Apples', 1, {
      changes: [
        { kind: 'price', from: 300_000_000, to: 285_000_000 },
        { kind: 'status', from: 'active', to: 'under_offer' },
      ],
    }),
  ]);
  await screen.findByText('Price lowered from GH₵3,000,000 to GH₵2,850,000');
  await screen.findByText('For sale → Under offer');
});

test('a removed listing is restored by undo', async () => {
  const calls = server(five.slice(0, 1));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Apples' }));
  await screen.findByText('Apples removed.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Apples' });
  expect(calls.slice(1)).toEqual([
    ['save-listing', { listing: 'apples', isSaved: false }],
    ['save-listing', { listing: 'apples', isSaved: true }],
  ]);
});

test('a note is saved when its field is left; a failed save keeps the text and can be repeated', async () => {
  let isDown = true;
  const calls = server(five.slice(0, 1), {
    'note-listing': () => (isDown ? Promise.reject(new BuyerCallError(500, '')) : {}),
  });
  const field = await screen.findByLabelText('Your note on Apples');
  fireEvent.change(field, { target: { value: 'Ask for the lease' } });
  fireEvent.blur(field);
  await screen.findByText('Note not saved');
  expect(field).toHaveProperty('value', 'Ask for the lease');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Note saved');
  expect(calls.at(-1)).toEqual(['note-listing', { listing: 'apples', note: 'Ask for the lease' }]);
});

test('up to four listings are compared side by side', async () => {
  server(five);
  for (const title of ['Apples', 'Bakery', 'Cinema', 'Dairy'])
    fireEvent.click(await screen.findByLabelText(`Compare ${title}`));
  await screen.findByText('4 of 4 selected');
  expect(screen.getByLabelText('Compare Eatery')).toHaveProperty('disabled', true);
  const table = screen.getByRole('region', { name: 'Comparison' });
  const prices = within(table).getByRole('row', { name: /^Asking price/ });
  expect(
    within(prices)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['GH₵100,000', 'GH₵200,000', 'GH₵300,000', 'GH₵400,000']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

test('without saved listings the way to the search is shown', async () => {
  server([]);
  await screen.findByText('You have not saved any listings yet.');
  expect(screen.getByRole('link', { name: 'Businesses for sale' }).getAttribute('href')).toContain(
    'listing-search',
  );
});

test('a list that could not be loaded while offline is loaded when the browser is online again', async () => {
  let isOffline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  server([], {
    'saved-listings': () =>
      isOffline ? Promise.reject(new BuyerCallError(0, '')) : { listings: five.slice(0, 1) },
  });
  await screen.findByText('You are offline. This continues once you are connected again.');
  isOffline = false;
  fireEvent(window, new Event('online'));
  await screen.findByText('1 saved listing');
});
