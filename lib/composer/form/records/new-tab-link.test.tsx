// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewTabLink } from './admin-links';

it('new tab link › adds the return path to an address of the CMS when it is followed', async () => {
  window.history.replaceState(null, '', '/compose/pages/7');
  const { container } = await act(async () =>
    render(<NewTabLink href="/admin/collections/offices/3">Osu</NewTabLink>),
  );
  const link = container.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(link?.getAttribute('href')).toBe('/admin/collections/offices/3?from=%2Fcompose%2Fpages%2F7');
});
