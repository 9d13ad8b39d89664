// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { exampleOfficeBar } from '@/schemas/examples/office';
import { PhoneLink } from './phone-link.island';

const link = <PhoneLink numbers={exampleOfficeBar.phones} extensionLabel="ext." />;

beforeEach(() => {
  document.body.innerHTML = '';
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const shownAt = async (path: string) => {
  window.history.replaceState(null, '', path);
  const { unmount } = await act(async () => render(link));
  const text = screen.getByRole('link').textContent;
  unmount();
  return text;
};

test('the server shows the organic number', () => {
  expect(renderToString(link)).toContain('tel:+233302778141');
});

test('paid traffic sees the paid number, and keeps seeing it on the next page', async () => {
  expect(await shownAt('/?gclid=1')).toBe('030 277 8142');
  expect(await shownAt('/somewhere-else')).toBe('030 277 8142');
});

test('a trigger wins', async () => {
  expect(await shownAt('/?gclid=1&campaign=radio')).toBe('030 277 8143');
});

test('it takes over what the server drew without a complaint', async () => {
  window.history.replaceState(null, '', '/?campaign=radio');
  const container = document.createElement('div');
  container.innerHTML = renderToString(link);
  document.body.append(container);
  await act(async () => render(link, { container, hydrate: true }));
  expect(container.textContent).toBe('030 277 8143');
});

test('nothing without a number', async () => {
  const none = { main: null, extension: null, organic: null, paid: null, triggers: [] };
  const { container } = await act(async () => render(<PhoneLink numbers={none} extensionLabel="ext." />));
  expect(container.innerHTML).toBe('');
});
