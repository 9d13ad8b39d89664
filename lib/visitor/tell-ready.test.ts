// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { tellReady } from './tell-ready';

test('a page is ready once it is there, and no more while another comes', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  tellReady();
  expect(window.prerenderReady).toBe(false);
  for (const [name, isReady] of [
    ['pageshow', true],
    ['pagehide', false],
    ['pageshow', true],
  ] as const) {
    window.dispatchEvent(new Event(name));
    expect(window.prerenderReady).toBe(isReady);
  }
});

test('it is ready at once where it is there already', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  tellReady();
  expect(window.prerenderReady).toBe(true);
});
