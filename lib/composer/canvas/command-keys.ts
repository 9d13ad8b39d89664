import type { ToComposer } from './messages';

export type Command = Extract<ToComposer, { kind: 'command' }>['command'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What keys mean wherever no text is being written; null for nothing. Command on a Mac is Control elsewhere. */
export function commandFor({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Command | null {
  const isWithControl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isWithControl && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (isWithControl && letter === 'y') return 'redo';
  if (isWithControl && letter === 'd') return 'duplicate';
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  if (altKey && key === 'ArrowRight') return 'nest';
  if (altKey && key === 'ArrowLeft') return 'lift';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}
