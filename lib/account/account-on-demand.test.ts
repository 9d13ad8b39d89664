// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '@/tests/support/set-cookie';
import { loadAccountOnDemand } from './account-on-demand';

const leave = vi.fn();

/** Opens a new page and observes whether the account script is requested. */
function openPage(main: string): { isLoaded: () => boolean } {
  document.body.innerHTML = `<div data-island="account"></div>${main}`;
  let isLoaded = false;
  document.querySelector('[data-island]')?.addEventListener('focusin', () => {
    isLoaded = true;
  });
  loadAccountOnDemand(document);
  return { isLoaded: () => isLoaded };
}

beforeEach(() => {
  vi.stubGlobal('location', { replace: leave });
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave.mockReset();
  localStorage.clear();
  setCookie('buyer=;max-age=0');
});

test('without a session nothing is loaded on a public page', () => {
  expect(openPage('<main></main>').isLoaded()).toBe(false);
  expect(leave).not.toHaveBeenCalled();
});

test('with a session in local storage or the marker cookie the account script is loaded', () => {
  localStorage.setItem('user_info', '{}');
  expect(openPage('<main data-needs-session="true"></main>').isLoaded()).toBe(true);
  localStorage.clear();
  setCookie('buyer=1');
  expect(openPage('<main data-needs-session="true"></main>').isLoaded()).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test('a page of the buyer area without a session leads Home, also after a sign-out in another tab', () => {
  setCookie('buyer=1');
  openPage('<main data-needs-session="true"></main>');
  setCookie('buyer=;max-age=0');
  dispatchEvent(new StorageEvent('storage', { key: 'user_info' }));
  expect(leave).toHaveBeenCalledWith('/');
});

test('a sign-in in another tab loads the account script', () => {
  const page = openPage('<main></main>');
  localStorage.setItem('user_info', '{}');
  dispatchEvent(new StorageEvent('storage', { key: 'user_info' }));
  expect(page.isLoaded()).toBe(true);
});

test('a pressed save button loads the account script and is marked for it', () => {
  const page = openPage(
    '<div class="listing"><button><span>Save Listing</span></button></div><button>Other</button>',
  );
  document.querySelectorAll('button')[1]?.click();
  expect(page.isLoaded()).toBe(false);
  document.querySelector('span')?.click();
  expect(page.isLoaded()).toBe(true);
  expect(document.querySelector('.listing button')?.getAttribute('data-pressed')).toBe('');
});
