// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { PageWords } from './page-words';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

async function draw(record: object, mayWrite = true) {
  vi.stubGlobal('fetch', async () => Response.json(record));
  const container = document.body.appendChild(document.createElement('div'));
  const place = { collection: 'pages', id: '7', locale: 'en-GH', path: '/selling' };
  await act(async () =>
    createRoot(container).render(<PageWords {...place} names={{}} mayWrite={mayWrite} />),
  );
  const links = [...container.querySelectorAll('a')].filter(({ textContent }) => /^Change/.test(textContent));
  return links.map(({ textContent, href }) => [textContent, new URL(href).searchParams.get('field')]);
}

it('each of its words is changed where it stands in the form of the page', async () => {
  expect(await draw({ title: 'Selling', slug: 'selling', meta_title: 'Sell well' })).toEqual([
    ['Change the title', 'meta_title'],
    ['Change the address', 'slug'],
    ['Change the description', 'meta_description'],
  ]);
  expect(await draw({ title: 'Home', slug: null })).toEqual([
    ['Change the title', 'title'],
    ['Change the description', 'meta_description'],
  ]);
});

it('whoever may only read the page is led nowhere', async () => {
  expect(await draw({ title: 'Selling', slug: 'selling' }, false)).toEqual([]);
});
