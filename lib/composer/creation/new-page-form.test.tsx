// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findPagesCall } from '@/schemas/composing/new-page';
import { respond } from '@/tests/support/fake-routes';
import { NewPageForm } from './new-page-form';

it('new page form › moves the focus to the invalid field after a rejection: missing title, title over the limit, address in use', async () => {
  const existingPages = { docs: [{ id: 7, title: 'Selling' }] };
  vi.stubGlobal('fetch', async () => respond(findPagesCall, { status: 200, body: existingPages }));
  const main = document.body.appendChild(document.createElement('main'));
  await act(async () =>
    render(
      <NewPageForm
        findsOffices={false}
        owners={[{ office: 1, name: 'Osu', base: '/osu' }]}
        languages={[{ locale: 'en-GH', name: 'English (Ghana)' }]}
        contentLocale="en-GH"
      />,
      { container: main },
    ),
  );
  const [title, address] = main.querySelectorAll('input');
  const submitButton = main.querySelector<HTMLElement>('button[type=submit]');
  const press = () =>
    act(async () => {
      submitButton?.focus();
      submitButton?.click();
    });
  await press();
  expect(document.activeElement).toBe(title);
  const write = (text: string) =>
    act(async () => {
      if (title) fireEvent.input(title, { target: { value: text } });
    });
  await write('Selling '.repeat(21));
  expect(main.textContent).toContain('At most 160 characters: 7 too many');
  await press();
  expect(document.activeElement).toBe(title);
  await write('Selling');
  await press();
  expect(main.textContent).toContain('“Selling” already has this address');
  expect(document.activeElement).toBe(address);
  await press();
  expect(document.activeElement).toBe(address);
});
