import { expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { commandFor } from '../canvas/command-keys';
import { listCommands } from './command-list';
import { describeChosen } from './describe-chosen';
import { blockCommands, nameCommand } from './name-command';
import { shortcuts } from './shortcuts';

const arrows: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '→': 'ArrowRight',
  '←': 'ArrowLeft',
};

it.each(blockCommands)('%s is done by the keys that are told of', (command) => {
  const { keys, does } = nameCommand(command);
  const key = keys.at(-1) ?? '';
  const has = (name: string) => keys.includes(name);
  const pressed = { ctrlKey: has('Ctrl'), shiftKey: has('Shift'), altKey: has('Alt'), metaKey: false };
  expect(commandFor({ ...pressed, key: arrows[key] ?? key })).toBe(command);
  expect(shortcuts.flatMap(({ list }) => list)).toContainEqual(expect.objectContaining({ keys, does }));
});

it.each([
  [false, 'Hide from visitors', 'Call to action is hidden from visitors: place 1 of 1 on the page'],
  [true, 'Show to visitors', 'Call to action is shown again: place 1 of 1 on the page'],
])('hiding says the same wherever it is done: of a block that is hidden %s', (hidden, label, sentence) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  const call = { id: 'a', type: 'call-to-action', version: 0, props: {}, ...(hidden && { hidden }) };
  const session = sessionWith([call], { selected: 'a' });
  const say = vi.fn();
  const panes = { left: null, isRightOpen: true, dialog: null, at: null, change: () => undefined, say };
  const tool = describeChosen(session.state())?.actions.find(({ command }) => command === 'hide');
  expect(tool).toMatchObject({ label, reason: null });
  const entry = listCommands(session, panes)
    .flatMap(({ entries }) => entries)
    .find(({ key }) => key === 'hide');
  expect(entry?.label).toBe(label);
  entry?.act();
  expect(say).toHaveBeenCalledExactlyOnceWith(sentence);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('of a key that does two things both are told, each where it does them', () => {
  const doneBy = (title: string) =>
    shortcuts.find((group) => group.title === title)?.list.find(({ keys }) => keys.join(' ') === 'Ctrl K')
      ?.does;
  expect(doneBy('Anywhere')).toMatch(/^Find a command.*; in formatted text, a link$/);
  expect(doneBy('While writing formatted text')).toMatch(/^A link/);
});
