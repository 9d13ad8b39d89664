// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyerCallError } from '@/lib/account/call-buyer';
import { exampleAreaPage, examplePage, fakeBuyerCalls } from '@/tests/support/area-page';
import { SavedSearchesIsland } from './saved-searches.area-island';
import { searchTexts } from './search-texts';

const callBuyer = vi.hoisted(() => vi.fn());
vi.mock('@/lib/account/call-buyer', async (original) => ({ ...Object(await original()), callBuyer }));

const bakeries = {
  ...{ id: 7, name: 'Bakeries in Volta', query: 'words=bakery&region=volta', frequency: 'weekly' as const },
  created_at: '2026-11-01T10:00:00.000Z',
};
const server = (responses: Parameters<typeof fakeBuyerCalls>[0] = {}) => {
  const fake = fakeBuyerCalls({
    searches: () => ({ searches: [bakeries] }),
    'update-search': ({ frequency }) => ({ ...bakeries, frequency }),
    'delete-search': () => ({}),
    'save-search': () => ({ ...bakeries, id: 8 }),
    ...responses,
  });
  callBuyer.mockImplementation(fake.callBuyer);
  const search = '/en-GH/search';
  render(
    <SavedSearchesIsland
      id="s"
      page={exampleAreaPage}
      texts={searchTexts(examplePage)}
      searchHref={search}
    />,
  );
  return fake.calls;
};
const alerts = () => screen.findByLabelText('Email alerts for Bakeries in Volta');

beforeEach(() => void callBuyer.mockReset());
afterEach(cleanup);

test('a search leads to its results, and the frequency of its mails can be changed', async () => {
  const calls = server();
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(
    '/en-GH/search?words=bakery&region=volta',
  );
  fireEvent.change(await alerts(), { target: { value: 'instant' } });
  await screen.findByText('Alerts changed.');
  expect(await alerts()).toHaveProperty('value', 'instant');
  expect(calls.at(-1)).toEqual(['update-search', { id: 7, name: 'Bakeries in Volta', frequency: 'instant' }]);
});

test('a frequency that could not be changed is displayed as before', async () => {
  server({ 'update-search': () => Promise.reject(new BuyerCallError(500, '')) });
  fireEvent.change(await alerts(), { target: { value: 'never' } });
  await screen.findByText('That did not work. Please try again.');
  expect(await alerts()).toHaveProperty('value', 'weekly');
});

test('a deleted search is saved again by undo', async () => {
  const calls = server();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Bakeries in Volta' }));
  await screen.findByText('Bakeries in Volta deleted.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await alerts();
  const { query, name, frequency } = bakeries;
  expect(calls.slice(1)).toEqual([
    ['delete-search', { id: 7 }],
    ['save-search', { query, name, frequency }],
  ]);
});
