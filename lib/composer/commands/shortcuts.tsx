import type { ReactElement } from 'react';
import { blockCommands, commandInfo } from './commands';

/** A shortcut as it is displayed; `Ctrl` is Command on a Mac. */
export type Shortcut = { keys: readonly string[]; action: string };

export const shortcuts: readonly { title: string; list: readonly Shortcut[] }[] = [
  {
    title: 'Anywhere',
    list: [
      { keys: ['Ctrl', 'K'], action: 'Find a command, a block or a page; in formatted text, a link' },
      { keys: ['Ctrl', 'Z'], action: 'Undo' },
      { keys: ['Ctrl', 'Shift', 'Z'], action: 'Redo' },
      { keys: ['F6'], action: 'Next pane' },
      { keys: ['Ctrl', '/'], action: 'Keyboard shortcuts' },
      { keys: ['?'], action: 'Keyboard shortcuts, outside text fields' },
    ],
  },
  {
    title: 'With a block selected',
    list: [
      ...blockCommands.map((command) => commandInfo(command)),
      { keys: ['Ctrl', 'C'], action: 'Copy' },
      { keys: ['Ctrl', 'X'], action: 'Cut' },
      { keys: ['Ctrl', 'V'], action: 'Paste blocks after it' },
    ],
  },
  {
    title: 'On the page',
    list: [
      { keys: ['↑', '↓'], action: 'Next or previous block' },
      { keys: ['→', '←'], action: 'Into or out of a block' },
      { keys: ['Enter'], action: 'Edit the first text of the block' },
      { keys: ['Tab'], action: 'While editing: next text' },
      { keys: ['Esc'], action: 'From the text to its block, then to the parent block' },
    ],
  },
  {
    title: 'While editing formatted text',
    list: [
      { keys: ['Ctrl', 'B'], action: 'Bold' },
      { keys: ['Ctrl', 'I'], action: 'Italic' },
      { keys: ['Ctrl', 'K'], action: 'Insert a link' },
      { keys: ['Ctrl', 'Shift', 'E'], action: 'In the form: preview' },
    ],
  },
  {
    title: 'In the list of blocks',
    list: [
      { keys: ['↑', '↓'], action: 'Next or previous row' },
      { keys: ['→', '←'], action: 'Expand or collapse' },
      { keys: ['Home', 'End'], action: 'First or last row' },
      { keys: ['A', '…', 'Z'], action: 'Row starting with the typed letters' },
      { keys: ['Enter'], action: 'Select the block' },
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
