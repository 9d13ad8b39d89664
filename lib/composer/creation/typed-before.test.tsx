// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NewPage } from './new-page';
import type { NewPageChoices } from './use-new-page';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const choices: NewPageChoices = {
  findsOffices: false,
  owners: [
    { office: 1, name: 'Osu', base: '/osu' },
    { office: 2, name: 'Kumasi', base: '/kumasi' },
  ],
  languages: [{ locale: 'en-GH', name: 'English (Ghana)' }],
  contentLocale: 'en-GH',
};

it('keeps what was typed and chosen before React runs, and suggests an address from it', async () => {
  document.body.innerHTML = `<main>${renderToString(<NewPage {...choices} />)}</main>`;
  const [title, address] = document.querySelectorAll('input');
  const owner = document.querySelector('select');
  const main = document.querySelector('main');
  if (!title || !address || !owner || !main) throw new Error('The form is not drawn');
  title.value = 'Selling in Kumasi';
  owner.value = '1';
  await act(() => hydrateRoot(main, <NewPage {...choices} />));
  expect(title.value).toBe('Selling in Kumasi');
  expect(address.value).toBe('selling-in-kumasi');
  expect(owner.selectedOptions[0]?.text).toBe('Kumasi');
  expect(document.body.textContent).toContain('/kumasi/selling-in-kumasi');
});
