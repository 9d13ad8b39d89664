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
      { keys: ['F6'], does: 'Next pane' },
      { keys: ['Ctrl', '/'], does: 'Keyboard shortcuts' },
      { keys: ['?'], does: 'Keyboard shortcuts, outside text fields' },
    ],
  },
  {
    title: 'With a block selected',
    list: [
      ...blockCommands.map((command) => commandInfo(command)),
      { keys: ['Ctrl', 'C'], does: 'Copy' },
      { keys: ['Ctrl', 'X'], does: 'Cut' },
      { keys: ['Ctrl', 'V'], does: 'Paste blocks after it' },
    ],
  },
  {
    title: 'On the page',
    list: [
      { keys: ['↑', '↓'], does: 'Next or previous block' },
      { keys: ['→', '←'], does: 'Into or out of a block' },
      { keys: ['Enter'], does: 'Edit the first text of the block' },
      { keys: ['Tab'], does: 'While editing: next text' },
      { keys: ['Esc'], does: 'From the text to its block, then to the parent block' },
    ],
  },
  {
    title: 'While editing formatted text',
    list: [
      { keys: ['Ctrl', 'B'], does: 'Bold' },
      { keys: ['Ctrl', 'I'], does: 'Italic' },
      { keys: ['Ctrl', 'K'], does: 'Insert a link' },
      { keys: ['Ctrl', 'Shift', 'E'], does: 'In the form: preview' },
    ],
  },
  {
    title: 'In the list of blocks',
    list: [
      { keys: ['↑', '↓'], does: 'Next or previous row' },
      { keys: ['→', '←'], does: 'Expand or collapse' },
      { keys: ['Home', 'End'], does: 'First or last row' },
      { keys: ['A', '…', 'Z'], does: 'Row starting with the typed letters' },
      { keys: ['Enter'], does: 'Select the block' },
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
