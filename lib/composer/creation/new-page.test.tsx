// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { findPagesCall } from '@/schemas/composing/new-page';
import { respond } from '@/tests/support/fake-routes';
import { NewPage } from './new-page';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('a page that is refused leads to the field that is the reason: without a title, with a longer one than there can be, or where another has the address', async () => {
  const taken = { docs: [{ id: 7, title: 'Selling' }] };
  vi.stubGlobal('fetch', async () => respond(findPagesCall, { status: 200, body: taken }));
  const main = document.body.appendChild(document.createElement('main'));
  await act(async () =>
    createRoot(main).render(
      <NewPage
        findsOffices={false}
        owners={[{ office: 1, name: 'Osu', base: '/osu' }]}
        languages={[{ locale: 'en-GH', name: 'English (Ghana)' }]}
        contentLocale="en-GH"
      />,
    ),
  );
  const [title, address] = main.querySelectorAll('input');
  const make = main.querySelector<HTMLElement>('button[type=submit]');
  const press = () =>
    act(async () => {
      make?.focus();
      make?.click();
    });
  await press();
  expect(document.activeElement).toBe(title);
  const write = (words: string) =>
    act(async () => {
      if (!title) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, words);
      title.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  await write('Selling '.repeat(21));
  expect(main.textContent).toContain('At most 160 letters: 7 too many');
  await press();
  expect(document.activeElement).toBe(title);
  await write('Selling');
  await press();
  expect(main.textContent).toContain('“Selling” has this address already');
  expect(document.activeElement).toBe(address);
  await press();
  expect(document.activeElement).toBe(address);
});
