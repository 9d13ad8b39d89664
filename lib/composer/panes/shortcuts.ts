/** What keys do, as people read it; `Ctrl` is Command on a Mac. */
export type Shortcut = { keys: readonly string[]; does: string };

export const shortcuts: readonly { title: string; list: readonly Shortcut[] }[] = [
  {
    title: 'Anywhere',
    list: [
      { keys: ['Ctrl', 'K'], does: 'Find a command, a block or a page' },
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
      { keys: ['Alt', '↑'], does: 'Move up' },
      { keys: ['Alt', '↓'], does: 'Move down' },
      { keys: ['Alt', '→'], does: 'Move into the block before it' },
      { keys: ['Alt', '←'], does: 'Move out of the block around it' },
      { keys: ['Ctrl', 'D'], does: 'Copy it behind itself' },
      { keys: ['Delete'], does: 'Take it out' },
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

/** As this machine calls the key. */
export function keyName(key: string): string {
  const isMac = navigator.platform.startsWith('Mac');
  return isMac ? ({ Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }[key] ?? key) : key;
}
