// @vitest-environment jsdom

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { pageI18n } from '@/lib/engine/page-i18n';
import { emptyReferences } from '@/lib/engine/reference-table';
import { openSignIn } from '@/lib/visitor/visit-page';
import { SignInDialog } from './sign-in-dialog';

const page = createPageContext(
  { locale: 'en-GH', references: emptyReferences, href: (path) => path },
  pageI18n('en-GH'),
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

function openPage(query: string) {
  window.history.replaceState(null, '', `/${query}`);
  document.body.innerHTML = renderToStaticMarkup(
    <SignInDialog props={{ text: 'For buyers.' }} page={page} id="sign-in" slot={() => null} />,
  );
  openSignIn(document);
  return document.querySelector('dialog');
}

const messages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-message]')]
    .filter(({ hidden }) => !hidden)
    .map((item) => item.textContent);
const press = (value: string) => document.querySelector<HTMLButtonElement>(`button[value=${value}]`)?.click();

test.each(['', '?login=0', '?x=1'])('stays closed for "%s"', (query) => {
  expect(openPage(query)?.open).toBe(false);
});

test('opens for login=1, reports missing input, and announces that accounts are not available yet', () => {
  const dialog = openPage('?login=1');
  expect(dialog?.open).toBe(true);
  expect(document.activeElement).toBe(dialog?.querySelector('[type=email]'));
  expect(dialog?.textContent).toMatch(/Buyer Login.*Email.*Password.*Forgot Password/);
  expect(messages()).toEqual([]);
  press('sign-in');
  expect(messages()).toEqual(['Please complete all required fields']);
  for (const input of document.querySelectorAll('input')) input.value = 'ama@example.com';
  press('sign-in');
  expect(messages()).toEqual([expect.stringContaining('Buyer accounts open soon')]);
});

test('Enter in a field presses the sign-in button', () => {
  for (const input of openPage('?login=1')?.querySelectorAll('input') ?? [])
    expect(input.form?.querySelector<HTMLButtonElement>('[type=submit]')?.value).toBe('sign-in');
});

test('closing removes the query parameter and returns the focus to the page', () => {
  const dialog = openPage('?x=1&login=1#offices');
  document.body.insertAdjacentHTML('beforeend', '<main id="content" tabindex="-1"></main>');
  dialog?.dispatchEvent(new Event('close'));
  expect(window.location.href).toMatch(/\/\?x=1#offices$/);
  expect(document.activeElement?.id).toBe('content');
});
