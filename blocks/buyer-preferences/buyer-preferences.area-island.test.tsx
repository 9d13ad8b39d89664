// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyerCallError } from '@/lib/account/call-buyer';
import { buyerPreferencesSchema, noCriteria } from '@/schemas/buyers/preferences';
import { exampleUserInfo } from '@/schemas/examples/user-info';
import { exampleAreaPage, examplePage, fakeBuyerCalls } from '@/tests/support/area-page';
import { BuyerPreferencesIsland } from './buyer-preferences.area-island';
import { preferencesTexts } from './preferences-texts';

const callBuyer = vi.hoisted(() => vi.fn());
vi.mock('@/lib/account/call-buyer', async (original) => ({ ...Object(await original()), callBuyer }));

const options = {
  regions: [
    { value: 'ashanti', label: 'Ashanti' },
    { value: 'volta', label: 'Volta' },
  ],
  categories: [
    { value: 'Food', subcategories: ['Bakeries', 'Chop bars'] },
    { value: 'Retail', subcategories: ['Pharmacies'] },
  ],
};
const saved = { message: 'Your buyer preference has been updated' };
const server = (responses: Parameters<typeof fakeBuyerCalls>[0] = {}) => {
  const fake = fakeBuyerCalls({
    preferences: () => ({ ...noCriteria, weekly_mail: false }),
    'preference-options': () => options,
    'count-matches': () => ({ count: 3, isCapped: false }),
    'save-preferences': () => saved,
    session: () => exampleUserInfo,
    ...responses,
  });
  callBuyer.mockImplementation(fake.callBuyer);
  return fake.calls;
};
const open = async () => {
  render(
    <BuyerPreferencesIsland
      id="p"
      page={exampleAreaPage}
      texts={preferencesTexts(examplePage)}
      matchesHref="/en-GH/bizmatch/search"
    />,
  );
  await screen.findByRole('button', { name: 'Save preferences' });
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void callBuyer.mockReset());
afterEach(cleanup);

test('counts the matching listings for what is typed, and ignores an earlier response', async () => {
  const releases: ((count: number) => void)[] = [];
  server({
    'count-matches': () =>
      new Promise((resolve) => releases.push((count) => resolve({ count, isCapped: false }))),
  });
  await open();
  await waitFor(() => expect(releases).toHaveLength(1));
  type(/^Highest price/, '500,000');
  await waitFor(() => expect(releases).toHaveLength(2));
  releases[1]?.(7);
  await screen.findByText('7 listings match');
  releases[0]?.(99);
  await Promise.resolve();
  expect(screen.queryByText('99 listings match')).toBeNull();
});

test('saves amounts in pesewas and the choices, and confirms it', async () => {
  const calls = server();
  await open();
  type(/^Highest price/, '500k');
  fireEvent.click(screen.getByLabelText('Volta'));
  fireEvent.click(screen.getByLabelText('Food'));
  fireEvent.click(await screen.findByLabelText('Chop bars'));
  fireEvent.click(screen.getByLabelText('Email me matching listings every week'));
  press('Save preferences');
  await screen.findByText('Your buyer preference has been updated');
  const [, body] = calls.find(([name]) => name === 'save-preferences') ?? [];
  expect(buyerPreferencesSchema.parse(body)).toEqual({
    ...noCriteria,
    region: ['volta'],
    category: ['Food'],
    subcategory: ['Chop bars'],
    price: { min: null, max: 50_000_000 },
    weekly_mail: true,
  });
});

test('drops the subcategories of a category that is no longer selected', async () => {
  const calls = server();
  await open();
  fireEvent.click(screen.getByLabelText('Food'));
  fireEvent.click(await screen.findByLabelText('Bakeries'));
  fireEvent.click(screen.getByLabelText('Food'));
  expect(screen.queryByLabelText('Bakeries')).toBeNull();
  press('Save preferences');
  await screen.findByText('Your buyer preference has been updated');
  expect(calls.find(([name]) => name === 'save-preferences')?.[1]).toMatchObject({ subcategory: [] });
});

test('an invalid amount has its message and the focus, and nothing is sent', async () => {
  const calls = server();
  await open();
  type(/^Minimum discretionary earnings/, 'a lot');
  press('Save preferences');
  const field = await screen.findByLabelText(/^Minimum discretionary earnings/);
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Enter an amount such as 500,000.');
  expect(calls.map(([name]) => name)).not.toContain('save-preferences');
});

test.each([
  [500, 'There was an error submitting the form. Please try again later.'],
  [0, 'You are offline. This continues once you are connected again.'],
  [401, 'Your session has ended. Please sign in again.'],
])('a failure with status %i is reported and keeps what was typed', async (status, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(status !== 0);
  server({ 'save-preferences': () => Promise.reject(new BuyerCallError(status, '')) });
  await open();
  type(/^Lowest price/, '100,000');
  press('Save preferences');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByLabelText(/^Lowest price/)).toHaveProperty('value', '100,000');
});

test('a failed load can be repeated', async () => {
  let isDown = true;
  server({
    preferences: () =>
      isDown ? Promise.reject(new BuyerCallError(503, '')) : { ...noCriteria, weekly_mail: true },
  });
  render(
    <BuyerPreferencesIsland
      id="p"
      page={exampleAreaPage}
      texts={preferencesTexts(examplePage)}
      matchesHref="/"
    />,
  );
  await screen.findByText('This could not be loaded.');
  isDown = false;
  press('Try again');
  expect(await screen.findByLabelText('Email me matching listings every week')).toHaveProperty(
    'checked',
    true,
  );
});
