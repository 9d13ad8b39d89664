// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LinkBeside } from './link-beside';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('leads to a form of the CMS with the way back to the page', async () => {
  window.history.replaceState(null, '', '/compose/pages/7');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<LinkBeside href="/admin/collections/offices/3">Osu</LinkBeside>));
  const link = place.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(link?.getAttribute('href')).toBe('/admin/collections/offices/3?from=%2Fcompose%2Fpages%2F7');
  await act(async () => root.unmount());
});
