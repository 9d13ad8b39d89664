import { expect, test, vi } from 'vitest';
import { toMenu } from './to-menu';

const menu = (name: string, label: string, href = '/about') => ({
  name,
  items: [{ label, href, items: [] }],
});

test.each([
  ['the office’s own', { network: [menu('main', 'Network')], own: [menu('main', 'Office')] }, 'Office'],
  ['the network’s where the office has none', { network: [menu('main', 'Network')], own: [] }, 'Network'],
  ['the network’s outside an office', { network: [menu('main', 'Network')] }, 'Network'],
])('%s', (_, found, expected) => {
  expect(toMenu(found, 'main')?.[0]?.label).toBe(expected);
});

test('returns null when neither the office nor the network has the menu', () => {
  expect(toMenu({ network: [] }, 'main')).toBeNull();
});

test('omits an entry with an unsafe URL', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(toMenu({ network: [menu('main', 'Bad', 'javascript:alert(1)')] }, 'main')).toEqual([]);
  warn.mockRestore();
});
