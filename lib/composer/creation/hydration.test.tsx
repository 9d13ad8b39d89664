// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewPageForm } from './new-page-form';
import type { NewPageChoices } from './use-new-page';

const choices: NewPageChoices = {
  findsOffices: false,
  owners: [
    { office: 1, name: 'Osu', base: '/osu' },
    { office: 2, name: 'Kumasi', base: '/kumasi' },
  ],
  languages: [{ locale: 'en-GH', name: 'English (Ghana)' }],
  contentLocale: 'en-GH',
};

it('new page form › preserves input from before hydration, and suggests an address for it', async () => {
  document.body.innerHTML = `<main>${renderToString(<NewPageForm {...choices} />)}</main>`;
  const [title, address] = document.querySelectorAll('input');
  const owner = document.querySelector('select');
  const main = document.querySelector('main');
  if (!title || !address || !owner || !main) throw new Error('The form is not rendered');
  title.value = 'Selling in Kumasi';
  owner.value = '1';
  await act(async () => render(<NewPageForm {...choices} />, { container: main, hydrate: true }));
  expect(title.value).toBe('Selling in Kumasi');
  expect(address.value).toBe('selling-in-kumasi');
  expect(owner.selectedOptions[0]?.text).toBe('Kumasi');
  expect(document.body.textContent).toContain('/kumasi/selling-in-kumasi');
});
