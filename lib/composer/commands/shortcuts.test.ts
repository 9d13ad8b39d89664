import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { commandFor } from '../canvas/command-keys';
import { describeSelected } from '../canvas-bridge/connect-canvas';
import { listCommands } from './command-list';
import { blockCommands, commandInfo } from './commands';
import { shortcuts } from './shortcuts';

const arrows: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '→': 'ArrowRight',
  '←': 'ArrowLeft',
};

it.each(blockCommands)('shortcuts › %s is run by its listed keys', (command) => {
  const { keys, action } = commandInfo(command);
  const key = keys.at(-1) ?? '';
  const has = (name: string) => keys.includes(name);
  const pressed = { ctrlKey: has('Ctrl'), shiftKey: has('Shift'), altKey: has('Alt'), metaKey: false };
  expect(commandFor({ ...pressed, key: arrows[key] ?? key })).toBe(command);
  expect(shortcuts.flatMap(({ list }) => list)).toContainEqual(expect.objectContaining({ keys, action }));
});

it.each([
  [false, 'Hide from visitors', 'Call to action is hidden from visitors: position 1 of 1 on the page'],
  [true, 'Show to visitors', 'Call to action is visible again: position 1 of 1 on the page'],
])('hide command › has the same label and message everywhere, for hidden: %s', (hidden, label, sentence) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  const call = { id: 'a', type: 'call-to-action', version: 0, props: {}, ...(hidden && { hidden }) };
  const session = createSessionWith([call], { selected: 'a' });
  const announce = vi.fn();
  const panes = { left: null, isRightOpen: true, dialog: null, at: null, change: () => undefined, announce };
  const tool = describeSelected(session.state())?.actions.find(({ command }) => command === 'hide');
  expect(tool).toMatchObject({ label, reason: null });
  const entry = listCommands(session, panes)
    .flatMap(({ entries }) => entries)
    .find(({ key }) => key === 'hide');
  expect(entry?.label).toBe(label);
  entry?.run();
  expect(announce).toHaveBeenCalledExactlyOnceWith(sentence);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shortcuts › list both meanings of a key, each in its group', () => {
  const doneBy = (title: string) =>
    shortcuts.find((group) => group.title === title)?.list.find(({ keys }) => keys.join(' ') === 'Ctrl K')
      ?.action;
  expect(doneBy('Anywhere')).toMatch(/^Find a command.*; in formatted text, a link$/);
  expect(doneBy('While editing formatted text')).toMatch(/^Insert a link/);
});
