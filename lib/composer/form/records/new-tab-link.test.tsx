// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NewTabLink } from './admin-links';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('new tab link › adds the return path to an address of the CMS when it is followed', async () => {
  window.history.replaceState(null, '', '/compose/pages/7');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<NewTabLink href="/admin/collections/offices/3">Osu</NewTabLink>));
  const link = container.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(link?.getAttribute('href')).toBe('/admin/collections/offices/3?from=%2Fcompose%2Fpages%2F7');
  await act(async () => root.unmount());
});
