// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { holdFocus } from './hold-focus';

it('a sheet holds the focus by its mark, whatever it looks like', () => {
  document.body.innerHTML =
    '<main></main><div id="sheet" class="another name" data-holds-focus=""><button></button></div><div id="other"></div>';
  holdFocus(document);
  const toggle = (id: string, type: string, newState: string) =>
    document.getElementById(id)?.dispatchEvent(Object.assign(new Event(type), { newState }));
  const isBehind = () => document.querySelector('main')?.inert ?? false;
  toggle('other', 'toggle', 'open');
  expect(isBehind()).toBe(false);
  toggle('sheet', 'toggle', 'open');
  expect(isBehind()).toBe(true);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  toggle('sheet', 'beforetoggle', 'closed');
  expect(isBehind()).toBe(false);
});
