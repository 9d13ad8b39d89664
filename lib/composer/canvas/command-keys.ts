import type { ToComposer } from './messages';

export type Command = Extract<ToComposer, { kind: 'command' }>['command'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What keys open, from wherever they are pressed; `next pane` moves the focus on. Null for nothing. */
export function openingFor(
  { key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  isInField: boolean,
): 'commands' | 'shortcuts' | 'next pane' | 'pane before' | null {
  const isWithControl = ctrlKey || metaKey;
  if (isWithControl && key.toLowerCase() === 'k') return 'commands';
  if (isWithControl && key === '/') return 'shortcuts';
  if (key === '?' && !isInField && !isWithControl) return 'shortcuts';
  if (key === 'F6') return shiftKey ? 'pane before' : 'next pane';
  return null;
}

/** What keys mean wherever no text is being written; null for nothing. Command on a Mac is Control elsewhere. */
export function commandFor({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Command | null {
  const isWithControl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isWithControl && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (isWithControl && letter === 'y') return 'redo';
  if (isWithControl && letter === 'd') return 'duplicate';
  if (isWithControl && shiftKey && letter === 'h') return 'hide';
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  if (altKey && key === 'ArrowRight') return 'nest';
  if (altKey && key === 'ArrowLeft') return 'lift';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

const steps: Readonly<Record<string, Command>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Escape: 'out',
};

/** Which way keys walk from block to block on the page itself; null for nowhere. */
export function stepFor({ key, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  return ctrlKey || metaKey || altKey ? null : (steps[key] ?? null);
}
