// @vitest-environment jsdom

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountForms } from '@/blocks/account-forms/account-forms';
import { openDialog } from '@/lib/account/sign-in-dialog';
import { createPageContext } from '@/lib/engine/create-page-context';
import { pageI18n } from '@/lib/engine/page-i18n';
import { emptyReferences } from '@/lib/engine/reference-table';
import { SignInDialog } from './sign-in-dialog';

const page = createPageContext(
  { locale: 'en-GH', references: emptyReferences, href: (path) => `/en-GH${path}` },
  pageI18n('en-GH'),
);
const calls = { loadSession: vi.fn(async () => true), postJson: async () => ({ status: 0, body: null }) };
const assign = vi.fn();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.documentElement.lang = 'en-GH';
  document.body.innerHTML = renderToStaticMarkup(
    <SignInDialog props={{ text: 'For buyers.' }} page={page} id="sign-in" slot={() => null} />,
  );
  const forms = renderToStaticMarkup(
    <AccountForms props={{ text: '', surface: 'paper' }} page={page} id="forms" slot={() => null} />,
  );
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(address.includes('reset-password') ? forms : ''),
  );
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const dialog = () => document.querySelector('dialog') ?? document.createElement('dialog');
const shownPanels = () =>
  [...dialog().querySelectorAll<HTMLElement>('[data-panel]:not([hidden])')].map(
    ({ dataset }) => dataset.panel,
  );
const form = (name: string) => dialog().querySelector<HTMLFormElement>(`form[action$="/${name}"]`);

test('opens with the sign-in form, its first field focused and the listing to save', async () => {
  await openDialog({ saveListing: 'bakery', resolve: () => {} }, calls);
  expect([dialog().open, shownPanels(), dialog().querySelector('h2')?.textContent]).toEqual([
    true,
    ['sign-in'],
    'Buyer Login',
  ]);
  expect(document.activeElement?.getAttribute('name')).toBe('email');
  expect(dialog().querySelector<HTMLInputElement>('[data-panel=sign-in] [name=save_listing]')?.value).toBe(
    'bakery',
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('links show the other forms in place, with the email address typed before', async () => {
  await openDialog({ resolve: () => {} }, calls);
  const email = dialog().querySelector<HTMLInputElement>('[data-panel=sign-in] [type=email]');
  if (email) email.value = 'ama@example.com';
  dialog().querySelector<HTMLElement>('[data-panel=sign-in] [data-shows=forgot-password]')?.click();
  expect([shownPanels(), dialog().querySelector('h2')?.textContent]).toEqual([
    ['forgot-password'],
    'Forgot Password',
  ]);
  expect(dialog().querySelector<HTMLInputElement>('[data-panel=forgot-password] [type=email]')?.value).toBe(
    'ama@example.com',
  );
});

test('closing resolves with false', async () => {
  const resolve = vi.fn();
  await openDialog({ redirect: '/en-GH/bizmatch/preferences', resolve }, calls);
  dialog().querySelector<HTMLElement>('[data-closes]')?.click();
  expect(resolve).toHaveBeenCalledWith(false);
  expect(assign).not.toHaveBeenCalled();
});

test('a sign-in loads the session, closes, resolves with true and follows the redirect', async () => {
  const resolve = vi.fn();
  await openDialog({ redirect: '/en-GH/bizmatch/preferences', resolve }, calls);
  form('forgot-password')?.dispatchEvent(new CustomEvent('form-sent', { bubbles: true }));
  expect(dialog().open).toBe(true);
  form('sign-in')?.dispatchEvent(new CustomEvent('form-sent', { bubbles: true }));
  await vi.waitFor(() => expect(resolve).toHaveBeenCalledWith(true));
  expect([dialog().open, calls.loadSession.mock.calls.length]).toEqual([false, 1]);
  expect(assign).toHaveBeenCalledWith('/en-GH/bizmatch/preferences');
});

test('a second request waits for the open dialog', async () => {
  const resolved: string[] = [];
  await openDialog({ resolve: () => resolved.push('first') }, calls);
  await openDialog({ resolve: () => resolved.push('second') }, calls);
  expect(resolved).toEqual([]);
  dialog().close();
  expect(resolved).toEqual(['first', 'second']);
});

test('without the forms it leads to their page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await openDialog({ resolve: () => {} }, calls);
  expect(assign).toHaveBeenCalledWith('/en-GH/reset-password#sign-in');
});
