// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { executeCommand } from '../commands/commands';
import { currentSurface, focusFirstField, focusLeftPane, focusViewportToolbar, restoreFocus } from './focus';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, announce: () => undefined },
};
const row = (id: string) => `<div role="row" tabindex="-1" data-key="${id}"></div>`;
const form = (id: string) =>
  `<div data-form-of="${id}"><h2 tabindex="-1"></h2><button></button><p data-path="text"><input id="of-${id}"></p></div>`;

beforeEach(() => {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
});
afterEach(() => document.body.replaceChildren());

/** Renders the panes with this markup. */
const renderPanes = (html: string) => {
  document.body.innerHTML = html;
};
const focused = () => document.activeElement?.id ?? document.activeElement?.getAttribute('data-key');
const isFocused = (selector: string) =>
  vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector(selector)));

it('focus › stays in the outline on the selected block: on the neighbour after a removal, on the restored block after undo', async () => {
  const session = createSessionWith([text('a'), text('b'), text('c')], { selected: 'b' });
  renderPanes(`<nav data-pane="left">${row('a')}${row('b')}${row('c')}</nav>`);
  document.querySelector<HTMLElement>('[data-key=b]')?.focus();
  executeCommand(session, panes.announce, 'remove');
  renderPanes(`<nav data-pane="left">${row('a')}${row('c')}</nav>${form('c')}`);
  await isFocused('[data-key=c]');
  executeCommand(session, panes.announce, 'undo');
  renderPanes(`<nav data-pane="left">${row('a')}${row('b')}${row('c')}</nav>${form('b')}`);
  await isFocused('[data-key=b]');
});

it('focus › moves to the row of the neighbour after a removal by button, or to the undo button without an outline', async () => {
  const session = createSessionWith([text('a'), text('b'), text('c')], { selected: 'a' });
  renderPanes(`<button id="out"></button><nav data-pane="left">${row('b')}${row('c')}</nav>${form('b')}`);
  document.querySelector<HTMLElement>('#out')?.focus();
  executeCommand(session, panes.announce, 'remove');
  await isFocused('[data-key=b]');
  renderPanes(`<header><button aria-label="Undo: Text taken out" id="undo"></button></header>${form('c')}`);
  executeCommand(session, panes.announce, 'remove');
  await isFocused('#undo');
});

it('focus › moves to the first field of an inserted block once its form is rendered and no dialog is open', async () => {
  const session = createSessionWith([text('a')], { selected: 'a' });
  const change = vi.fn();
  renderPanes('<div class="pane-overlay"><input id="sought"></div>');
  document.querySelector<HTMLElement>('#sought')?.focus();
  focusFirstField(session, { ...panes, change });
  expect(change).toHaveBeenCalledWith({ isRightOpen: true });
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('sought');
  renderPanes(form('a'));
  await isFocused('#of-a');
});

it('focus › stays on a button that still exists, and moves to the form if the button was removed', async () => {
  const session = createSessionWith([text('a'), text('b')], { selected: 'a' });
  renderPanes(`<button id="undo"></button>${form('a')}`);
  document.querySelector<HTMLElement>('#undo')?.focus();
  restoreFocus(session, currentSurface());
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('undo');
  document.querySelector('#undo')?.remove();
  restoreFocus(session, 'elsewhere');
  await isFocused('#of-a');
});

it('focus › moves to the search field or the selected row when the left pane opens, except on touch screens', async () => {
  const session = createSessionWith([text('a'), text('b')], { selected: 'b' });
  const touch = vi.fn(() => ({ matches: false }));
  vi.stubGlobal('matchMedia', touch);
  renderPanes('<nav data-pane="left"><input type="search" id="sought"></nav>');
  focusLeftPane(session, 'palette');
  await isFocused('#sought');
  renderPanes(`<nav data-pane="left">${row('a')}${row('b')}</nav>`);
  focusLeftPane(session, 'outline');
  await isFocused('[data-key=b]');
  renderPanes('<nav data-pane="left"><input type="search" id="sought"></nav>');
  touch.mockReturnValue({ matches: true });
  focusLeftPane(session, 'palette');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});

it('focus › moves to the viewport toolbar once the command palette is closed', async () => {
  renderPanes(
    '<div class="pane-overlay"><input></div><div class="viewport-toolbar"><button></button><select></select></div>',
  );
  document.querySelector('input')?.focus();
  focusViewportToolbar();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.querySelector('input'));
  document.querySelector('.pane-overlay')?.remove();
  await isFocused('.viewport-toolbar button');
});
