// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { composerPath } from './composer-path';
import { leadToField } from './lead-to-field';
import { pagePlan } from './plans/pages';
import { firstInTabs, tabOfField } from './tab-of-field';

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
])('the tab of %s is %s', (name, tab) => {
  expect(tabOfField(form, name)).toBe(tab);
});

it.each([
  [form, 'blocks'],
  [[{ tabs: [{ fields: [{ fields: [{ name: 'main_telephone' }] }] }] }], 'main_telephone'],
  [[{ name: 'title' }], null],
])('a form begins with the first field of its first tab: %#', (fields, first) => {
  expect(firstInTabs(fields)).toBe(first);
});

it('the words of a page for search engines stand behind its blocks', () => {
  expect(pagePlan.tabs.findIndex(({ fields }) => fields.flat().includes('meta_description'))).toBe(1);
});

it('opens the tab once the form is ready, and focuses the field, also in the form that comes in its place', async () => {
  const end = leadToField('image', 1);
  const draw = () => {
    document.body.innerHTML = `<form data-form-ready="true"><button type="button" class="tabs-field__tab-button">A</button>
      <button type="button" class="tabs-field__tab-button">B</button><div></div></form>`;
    const second = document.querySelectorAll('button')[1];
    second?.addEventListener('click', () => {
      const content = document.querySelector('div');
      if (content) content.innerHTML = '<div id="field-image"><button type="button">Choose</button></div>';
    });
  };
  const focused = () => document.activeElement?.textContent;
  draw();
  await vi.waitFor(() => expect(focused()).toBe('Choose'));
  draw();
  expect(focused()).not.toBe('Choose');
  await vi.waitFor(() => expect(focused()).toBe('Choose'));
  end();
});

/** A form whose tab has no such field yet; counts how often its tab is opened. */
const drawEmpty = () => {
  document.body.innerHTML =
    '<form data-form-ready="true"><button type="button" class="tabs-field__tab-button">A</button></form>';
  const opened = vi.fn();
  document.querySelector('button')?.addEventListener('click', opened);
  return opened;
};
/** Those who watch the document are told in the order in which they began to: then whoever began before has looked. */
const change = () =>
  new Promise<void>((done) => {
    const watching = new MutationObserver(() => {
      watching.disconnect();
      done();
    });
    watching.observe(document.body, { childList: true });
    document.body.append(document.createElement('p'));
  });

it('opens the tab once while the field is not there yet', async () => {
  const opened = drawEmpty();
  const end = leadToField('image', 0);
  await change();
  await change();
  expect(opened).toHaveBeenCalledOnce();
  document.querySelector('form')?.insertAdjacentHTML('beforeend', '<input id="field-image">');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('field-image'));
  end();
});

it.each(['pointerdown', 'keydown'])('leads nowhere any more once somebody is at it: %s', async (event) => {
  drawEmpty();
  const end = leadToField('image', 0);
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  document.querySelector('form')?.insertAdjacentHTML('beforeend', '<input id="field-image">');
  await change();
  expect(document.activeElement).toBe(document.body);
  end();
});

it('a field without anything that can have the focus has it itself', async () => {
  document.body.innerHTML = `<form data-form-ready="true"><div id="field-image"><input type="file" disabled></div></form>`;
  const end = leadToField('image', null);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('field-image'));
  end();
});

it.each([
  ['/compose/record/12?locale=en-GH', true],
  ['/compose/en-GH/locations/accra/osu?office=osu', true],
  ['//elsewhere.example/compose/', false],
  ['/compose//elsewhere.example', false],
  ['https://elsewhere.example/compose/x', false],
  ['/admin', false],
  [null, false],
])('the way back is one to the composer: %s', (from, isTaken) => {
  expect(composerPath(from)).toBe(isTaken ? from : null);
});
