// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { enterLeftPane, enterViews, keepFocus, surfaceNow, writeInChosen } from './bring-focus';
import { doCommand } from './do-command';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, say: () => undefined },
};
const row = (id: string) => `<div role="row" tabindex="-1" data-key="${id}"></div>`;
const form = (id: string) =>
  `<div data-form-of="${id}"><h2 tabindex="-1"></h2><button></button><p data-path="text"><input id="of-${id}"></p></div>`;

beforeEach(() => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
});
afterEach(() => document.body.replaceChildren());

/** As the panes stand once that is drawn. */
const draw = (html: string) => {
  document.body.innerHTML = html;
};
const focused = () => document.activeElement?.id ?? document.activeElement?.getAttribute('data-key');
const isFocused = (selector: string) =>
  vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector(selector)));

it('whoever works in the list stays in it, at the block that is chosen by now: beside one that is taken out', async () => {
  const session = sessionWith([text('a'), text('b'), text('c')], { selected: 'b' });
  draw(`<nav data-pane="left">${row('a')}${row('b')}${row('c')}</nav>`);
  document.querySelector<HTMLElement>('[data-key=b]')?.focus();
  doCommand(session, panes.say, 'remove');
  draw(`<nav data-pane="left">${row('a')}${row('c')}</nav>${form('c')}`);
  await isFocused('[data-key=c]');
  doCommand(session, panes.say, 'undo');
  draw(`<nav data-pane="left">${row('a')}${row('b')}${row('c')}</nav>${form('b')}`);
  await isFocused('[data-key=b]');
});

it('whoever takes a block out by its button comes to the row of its neighbour, or without a list to what undoes it', async () => {
  const session = sessionWith([text('a'), text('b'), text('c')], { selected: 'a' });
  draw(`<button id="out"></button><nav data-pane="left">${row('b')}${row('c')}</nav>${form('b')}`);
  document.querySelector<HTMLElement>('#out')?.focus();
  doCommand(session, panes.say, 'remove');
  await isFocused('[data-key=b]');
  draw(`<header><button aria-label="Undo: Text taken out" id="undo"></button></header>${form('c')}`);
  doCommand(session, panes.say, 'remove');
  await isFocused('#undo');
});

it('what was put in is written in at once, as soon as its form is there and no dialog stands over it', async () => {
  const session = sessionWith([text('a')], { selected: 'a' });
  const change = vi.fn();
  draw('<div class="pane-overlay"><input id="sought"></div>');
  document.querySelector<HTMLElement>('#sought')?.focus();
  writeInChosen(session, { ...panes, change });
  expect(change).toHaveBeenCalledWith({ isRightOpen: true });
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('sought');
  draw(form('a'));
  await isFocused('#of-a');
});

it('a button that is still there keeps the focus, and one that is gone leaves it to the form', async () => {
  const session = sessionWith([text('a'), text('b')], { selected: 'a' });
  draw(`<button id="undo"></button>${form('a')}`);
  document.querySelector<HTMLElement>('#undo')?.focus();
  keepFocus(session, surfaceNow());
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('undo');
  document.querySelector('#undo')?.remove();
  keepFocus(session, 'elsewhere');
  await isFocused('#of-a');
});

it('what the left pane was asked to show has the focus: the search, or the row of the chosen block; not under a finger', async () => {
  const session = sessionWith([text('a'), text('b')], { selected: 'b' });
  const touch = vi.fn(() => ({ matches: false }));
  vi.stubGlobal('matchMedia', touch);
  draw('<nav data-pane="left"><input type="search" id="sought"></nav>');
  enterLeftPane(session, 'palette');
  await isFocused('#sought');
  draw(`<nav data-pane="left">${row('a')}${row('b')}</nav>`);
  enterLeftPane(session, 'outline');
  await isFocused('[data-key=b]');
  draw('<nav data-pane="left"><input type="search" id="sought"></nav>');
  touch.mockReturnValue({ matches: true });
  enterLeftPane(session, 'palette');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});

it('whoever asks for another look at the page comes to what changes it, once the list of commands is gone', async () => {
  draw(
    '<div class="pane-overlay"><input></div><div class="canvas-views"><button></button><select></select></div>',
  );
  document.querySelector('input')?.focus();
  enterViews();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.querySelector('input'));
  document.querySelector('.pane-overlay')?.remove();
  await isFocused('.canvas-views button');
});
