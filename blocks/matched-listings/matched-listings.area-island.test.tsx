// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyerCallError } from '@/lib/account/call-buyer';
import type { ListingMatch } from '@/schemas/buyers/buyer-calls';
import { exampleAreaPage, exampleBuyerListing, examplePage, fakeBuyerCalls } from '@/tests/support/area-page';
import { matchTexts } from './match-texts';
import { MatchedListingsIsland } from './matched-listings.area-island';

const callBuyer = vi.hoisted(() => vi.fn());
vi.mock('@/lib/account/call-buyer', async (original) => ({ ...Object(await original()), callBuyer }));

const match: ListingMatch = {
  listing: exampleBuyerListing,
  isSaved: false,
  reasons: [
    { criterion: 'sde', isMet: false, side: 'below', percent: 8 },
    { criterion: 'region', isMet: true, side: null, percent: null },
    { criterion: 'down_payment', isMet: false, side: null, percent: null },
    { criterion: 'category', isMet: false, side: null, percent: null },
  ],
};
const server = (responses: Parameters<typeof fakeBuyerCalls>[0]) => {
  const fake = fakeBuyerCalls({
    matches: () => ({ hasPreferences: true, matches: [match], total: 1, pages: 1 }),
    'save-listing': () => ({ saved: [] }),
    'hide-match': () => ({}),
    ...responses,
  });
  callBuyer.mockImplementation(fake.callBuyer);
  render(
    <MatchedListingsIsland
      page={exampleAreaPage}
      texts={matchTexts(examplePage)}
      preferencesHref="/en-GH/bizmatch/preferences"
    />,
  );
  return fake.calls;
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void callBuyer.mockReset());
afterEach(cleanup);

test('a match says what fits and what it misses', async () => {
  server({});
  const reasons = await screen.findByRole('list', { name: 'Compared with your preferences' });
  expect(
    within(reasons)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Region fits',
    'SDE 8 % under your minimum',
    'Down payment not disclosed',
    'Different Category',
  ]);
  expect((await screen.findByRole('link', { name: 'Cold store' })).getAttribute('href')).toBe(
    '/en-GH/buy-a-business/listings/cold-store',
  );
});

test('a listing is saved at once, and a failure takes it back', async () => {
  let fail: () => void = () => undefined;
  const calls = server({
    'save-listing': () =>
      new Promise((_, reject) => {
        fail = () => reject(new BuyerCallError(500, ''));
      }),
  });
  fireEvent.click(await button('Save Listing: Cold store'));
  expect((await button('Saved: Cold store')).getAttribute('aria-pressed')).toBe('true');
  fail();
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.');
  expect((await button('Save Listing: Cold store')).getAttribute('aria-pressed')).toBe('false');
  expect(calls.at(-1)).toEqual(['save-listing', { listing: 'cold-store', isSaved: true }]);
});

test('a match is hidden for good, and shown again by undo', async () => {
  const calls = server({});
  fireEvent.click(await button('Hide Cold store'));
  await screen.findByText('Cold store hidden. It will not appear again.');
  const undo = await button('Undo');
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  await screen.findByRole('link', { name: 'Cold store' });
  expect(calls.filter(([name]) => name === 'hide-match').map(([, body]) => body)).toEqual([
    { listing: 'cold-store', isHidden: true },
    { listing: 'cold-store', isHidden: false },
  ]);
});

test('further matches are on further pages', async () => {
  const calls = server({
    matches: () => ({ hasPreferences: true, matches: [match], total: 30, pages: 2 }),
  });
  Element.prototype.scrollIntoView = () => undefined;
  await screen.findByText('30 matches');
  fireEvent.click(await button('Next'));
  await screen.findByText('Page 2 of 2');
  await waitFor(() => expect(calls.at(-1)).toEqual(['matches', { page: 2 }]));
});

test.each([
  [false, 'Tell us what you are looking for, and we show you what fits.', 'Set preferences'],
  [true, 'No listing matches your preferences at the moment.', 'Change preferences'],
])(
  'without matches, and preferences %s, the way to preferences is shown',
  async (hasPreferences, text, link) => {
    server({ matches: () => ({ hasPreferences, matches: [], total: 0, pages: 0 }) });
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/en-GH/bizmatch/preferences');
  },
);
