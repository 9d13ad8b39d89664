// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { findFirstTabField, findTabIndex, focusField, parseComposerPath } from './focus-field';
import { pagePlan } from './plans/content-plans';

afterEach(() => document.body.replaceChildren());
Element.prototype.scrollIntoView = () => undefined;

const form = [
  { name: 'title' },
  {
    tabs: [
      { fields: [{ name: 'blocks' }] },
      { fields: [{ name: 'meta_title' }, { fields: [{ name: 'menu_label' }] }] },
    ],
  },
  { name: 'slug' },
];

it.each([
  ['title', null],
  ['blocks', 0],
  ['menu_label', 1],
  ['slug', null],
])('findTabIndex › returns for %s the index %s', (name, tab) => {
  expect(findTabIndex(form, name)).toBe(tab);
});

it.each([
  [form, 'blocks'],
  [[{ tabs: [{ fields: [{ fields: [{ name: 'main_telephone' }] }] }] }], 'main_telephone'],
  [[{ name: 'title' }], null],
])('findFirstTabField › returns the first field of the first tab: %#', (fields, first) => {
  expect(findFirstTabField(fields)).toBe(first);
});

it('page plan › has the search engine texts in the second tab', () => {
  expect(pagePlan.tabs.findIndex(({ fields }) => fields.flat().includes('meta_description'))).toBe(1);
});

it('focusField › opens the tab once the form is ready and focuses the field, also after the form is rendered again', async () => {
  const stop = focusField('image', 1);
  const renderForm = () => {
    document.body.innerHTML = `<form data-form-ready="true"><button type="button" class="tabs-field__tab-button">A</button>
      <button type="button" class="tabs-field__tab-button">B</button><div></div></form>`;
    const second = document.querySelectorAll('button')[1];
    second?.addEventListener('click', () => {
      const content = document.querySelector('div');
      if (content) content.innerHTML = '<div id="field-image"><button type="button">Choose</button></div>';
    });
  };
  const focusedText = () => document.activeElement?.textContent;
  renderForm();
  await vi.waitFor(() => expect(focusedText()).toBe('Choose'));
  renderForm();
  expect(focusedText()).not.toBe('Choose');
  await vi.waitFor(() => expect(focusedText()).toBe('Choose'));
  stop();
});

/** Renders a form whose tab does not have the field yet; returns a spy for clicks on the tab. */
const renderEmptyForm = () => {
  document.body.innerHTML =
    '<form data-form-ready="true"><button type="button" class="tabs-field__tab-button">A</button></form>';
  const opened = vi.fn();
  document.querySelector('button')?.addEventListener('click', opened);
  return opened;
};
/**
 * Observers are called in the order of their registration, so earlier ones have been called when this
 * resolves.
 */
const changeDocument = () =>
  new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(document.body, { childList: true });
    document.body.append(document.createElement('p'));
  });

it('focusField › opens the tab once while the field does not exist', async () => {
  const opened = renderEmptyForm();
  const stop = focusField('image', 0);
  await changeDocument();
  await changeDocument();
  expect(opened).toHaveBeenCalledOnce();
  document.querySelector('form')?.insertAdjacentHTML('beforeend', '<input id="field-image">');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('field-image'));
  stop();
});

it.each(['pointerdown', 'keydown'])('focusField › stops after user input: %s', async (event) => {
  renderEmptyForm();
  const stop = focusField('image', 0);
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  document.querySelector('form')?.insertAdjacentHTML('beforeend', '<input id="field-image">');
  await changeDocument();
  expect(document.activeElement).toBe(document.body);
  stop();
});

it('focusField › focuses the field itself when it has no focusable control', async () => {
  document.body.innerHTML = `<form data-form-ready="true"><div id="field-image"><input type="file" disabled></div></form>`;
  const stop = focusField('image', null);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('field-image'));
  stop();
});

it.each([
  ['/compose/record/12?locale=en-GH', true],
  ['/compose/en-GH/locations/accra/osu?office=osu', true],
  ['//elsewhere.example/compose/', false],
  ['/compose//elsewhere.example', false],
  ['https://elsewhere.example/compose/x', false],
  ['/admin', false],
  [null, false],
])('parseComposerPath › accepts only composer paths: %s', (path, isAccepted) => {
  expect(parseComposerPath(path)).toBe(isAccepted ? path : null);
});
