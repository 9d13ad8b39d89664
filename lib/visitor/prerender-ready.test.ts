// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { trackPrerenderReady } from './visit-page';

test('is false while the page loads or is being left, and true once it is displayed', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  trackPrerenderReady();
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

test('is true at once when the page has already loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  trackPrerenderReady();
  expect(window.prerenderReady).toBe(true);
});
