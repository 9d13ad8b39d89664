// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { focusField } from './block-form';

Element.prototype.scrollIntoView = () => undefined;

it('focusField › focuses the text of a field and skips its toolbar', () => {
  document.body.innerHTML = `<form><div data-path="text"><div role="toolbar"><button>B</button></div>
    <textarea></textarea></div><div data-path="items"><button data-act>x</button><button id="add">Add</button></div></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  focusField(form, 'text');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  focusField(form, 'items.0.title');
  expect(document.activeElement?.id).toBe('add');
});
