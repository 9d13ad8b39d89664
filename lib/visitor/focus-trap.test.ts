// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { trapFocus } from './visit-page';

it('traps the focus in a sheet with the data attribute', () => {
  document.body.innerHTML =
    '<main></main><div id="sheet" class="another name" data-focus-trap=""><button></button></div><div id="other"></div>';
  trapFocus(document);
  const toggle = (id: string, type: string, newState: string) =>
    document.getElementById(id)?.dispatchEvent(Object.assign(new Event(type), { newState }));
  const isMainInert = () => document.querySelector('main')?.inert ?? false;
  toggle('other', 'toggle', 'open');
  expect(isMainInert()).toBe(false);
  toggle('sheet', 'toggle', 'open');
  expect(isMainInert()).toBe(true);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  toggle('sheet', 'beforetoggle', 'closed');
  expect(isMainInert()).toBe(false);
});
