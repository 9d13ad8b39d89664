// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissPanesOverPage } from './use-panes-state';

const change = vi.fn();
let isWide = false;
let end: () => void;

beforeEach(() => {
  isWide = false;
  change.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  document.body.innerHTML = `
    <button class="rail-button" aria-pressed="false">On this page</button>
    <button class="rail-button" aria-pressed="true">Add a block</button>
    <nav class="side-pane side-pane-left"><input type="search"><input type="text"></nav>
    <main><button>Phone</button><p>Around the page</p><iframe title="The page"></iframe></main>`;
  end = dismissPanesOverPage(change);
});
afterEach(() => end());

const at = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
};
const page = () => {
  const { contentDocument } = document.querySelector('iframe') ?? {};
  if (!contentDocument) throw new Error('No page');
  return contentDocument;
};
const pressEscape = (from: Element) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  from.dispatchEvent(event);
};

it('narrow layout › Escape closes a pane, and the focus returns to the button that opened it', () => {
  at('[type=text]').focus();
  pressEscape(at('[type=text]'));
  expect(change).toHaveBeenCalledExactlyOnceWith({ left: null, isRightOpen: false });
  expect(document.activeElement?.textContent).toBe('Add a block');
});

it('narrow layout › Escape is left to a filled search field, an open list and a handled event', () => {
  const search = document.querySelector<HTMLInputElement>('[type=search]');
  if (search) search.value = 'team';
  pressEscape(at('[type=search]'));
  expect(change).not.toHaveBeenCalled();
  if (search) search.value = '';
  // An open list closes itself during the event.
  const list = document.body.appendChild(document.createElement('div'));
  list.className = 'pane-popover';
  at('[type=text]').addEventListener('keydown', () => list.remove(), { once: true });
  pressEscape(at('[type=text]'));
  expect(change).not.toHaveBeenCalled();
  at('[type=text]').addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  pressEscape(at('[type=text]'));
  expect(change).not.toHaveBeenCalled();
  pressEscape(at('[type=search]'));
  expect(change).toHaveBeenCalledOnce();
});

it('narrow layout › a click on or around the page closes the left pane and has its normal effect; a click on the toolbar does not close it', () => {
  const onClick = vi.fn();
  page().addEventListener('click', onClick);
  at('main button').click();
  expect(change).not.toHaveBeenCalled();
  page().body.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledExactlyOnceWith({ left: null });
  at('main p').click();
  expect(change).toHaveBeenCalledTimes(2);
});

it('narrow layout › the form stays open while a block is selected on the page', () => {
  at('nav').className = 'side-pane side-pane-right';
  page().body.click();
  at('main p').click();
  expect(change).not.toHaveBeenCalled();
});

it('narrow layout › Escape on the canvas closes the pane first, except in a text field', () => {
  const onKeyDown = vi.fn();
  page().addEventListener('keydown', onKeyDown);
  page().body.innerHTML = '<input><p>Words</p>';
  const [field, paragraph] = page().body.children;
  if (field) pressEscape(field);
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
  if (paragraph) pressEscape(paragraph);
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
});

it('narrow layout › nothing is closed on a wide screen or after cleanup', () => {
  isWide = true;
  pressEscape(at('[type=text]'));
  page().body.click();
  isWide = false;
  end();
  pressEscape(at('[type=text]'));
  page().body.click();
  expect(change).not.toHaveBeenCalled();
});
