import type { ReactElement } from 'react';
import { blockCommands, commandInfo } from './commands';

/** A shortcut as it is displayed; `Ctrl` is Command on a Mac. */
export type Shortcut = { keys: readonly string[]; does: string };

export const shortcuts: readonly { title: string; list: readonly Shortcut[] }[] = [
  {
    title: 'Anywhere',
    list: [
      { keys: ['Ctrl', 'K'], does: 'Find a command, a block or a page; in formatted text, a link' },
      { keys: ['Ctrl', 'Z'], does: 'Undo' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo' },
      { keys: ['F6'], does: 'On to the next pane' },
      { keys: ['Ctrl', '/'], does: 'These shortcuts' },
      { keys: ['?'], does: 'These shortcuts, where nothing is written' },
    ],
  },
  {
    title: 'With a block chosen',
    list: [
      ...blockCommands.map((command) => commandInfo(command)),
      { keys: ['Ctrl', 'C'], does: 'Copy it, for this page or another one' },
      { keys: ['Ctrl', 'X'], does: 'Cut it out' },
      { keys: ['Ctrl', 'V'], does: 'Paste blocks behind it' },
    ],
  },
  {
    title: 'On the page itself',
    list: [
      { keys: ['↑', '↓'], does: 'From block to block' },
      { keys: ['→', '←'], does: 'Into a block and out of it' },
      { keys: ['Enter'], does: 'Write in the first text of the block' },
      { keys: ['Tab'], does: 'While writing: on to the next text' },
      { keys: ['Esc'], does: 'From writing to the block, and from a block to the one around it' },
    ],
  },
  {
    title: 'While writing formatted text',
    list: [
      { keys: ['Ctrl', 'B'], does: 'Bold' },
      { keys: ['Ctrl', 'I'], does: 'Slanted' },
      { keys: ['Ctrl', 'K'], does: 'A link to a page or an address' },
      { keys: ['Ctrl', 'Shift', 'E'], does: 'In the form: how it looks' },
    ],
  },
  {
    title: 'In the list of blocks',
    list: [
      { keys: ['↑', '↓'], does: 'From row to row' },
      { keys: ['→', '←'], does: 'Unfold and fold' },
      { keys: ['Home', 'End'], does: 'To the first and the last' },
      { keys: ['A', '…', 'Z'], does: 'To the row that begins so' },
      { keys: ['Enter'], does: 'Choose the block' },
    ],
  },
];

/** Name of the key on this platform. */
function keyName(key: string): string {
  const isMac = navigator.platform.startsWith('Mac');
  return isMac ? ({ Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }[key] ?? key) : key;
}

/** Keys that are pressed together, with their names on this platform. */
export function Keys({ keys }: { keys: readonly string[] }): ReactElement {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd key={key} className="pane-key">
          {keyName(key)}
        </kbd>
      ))}
    </span>
  );
}
