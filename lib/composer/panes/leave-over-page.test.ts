// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveOverPage } from './leave-over-page';

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
  end = leaveOverPage(change);
});
afterEach(() => end());

const at = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
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

it('Escape closes a pane over the page, and the focus goes back to what opened it', () => {
  at('[type=text]').focus();
  pressEscape(at('[type=text]'));
  expect(change).toHaveBeenCalledExactlyOnceWith({ left: null, isRightOpen: false });
  expect(document.activeElement?.textContent).toBe('Add a block');
});

it('Escape is left to what means something by it', () => {
  const search = document.querySelector<HTMLInputElement>('[type=search]');
  if (search) search.value = 'team';
  pressEscape(at('[type=search]'));
  expect(change).not.toHaveBeenCalled();
  if (search) search.value = '';
  // A list that is open closes itself before the key is done.
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

it('a press on the page or around it closes it and is heard there as well; one on what stands above the page does not', () => {
  const heard = vi.fn();
  page().addEventListener('click', heard);
  at('main button').click();
  expect(change).not.toHaveBeenCalled();
  page().body.click();
  expect(heard).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledExactlyOnceWith({ left: null });
  at('main p').click();
  expect(change).toHaveBeenCalledTimes(2);
});

it('the form stays open while another block is chosen on the page', () => {
  at('nav').className = 'side-pane side-pane-right';
  page().body.click();
  at('main p').click();
  expect(change).not.toHaveBeenCalled();
});

it('Escape on the page itself closes it before it means anything there, but for a text that is written', () => {
  const heard = vi.fn();
  page().addEventListener('keydown', heard);
  page().body.innerHTML = '<input><p>Words</p>';
  const [field, words] = page().body.children;
  if (field) pressEscape(field);
  expect(heard).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
  if (words) pressEscape(words);
  expect(heard).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
});

it('closes nothing where panes stand beside the page, or once it has ended', () => {
  isWide = true;
  pressEscape(at('[type=text]'));
  page().body.click();
  isWide = false;
  end();
  pressEscape(at('[type=text]'));
  page().body.click();
  expect(change).not.toHaveBeenCalled();
});
