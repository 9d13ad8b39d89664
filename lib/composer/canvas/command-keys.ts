import type { ToComposer } from './messages';

export type Command = Extract<ToComposer, { kind: 'command' }>['command'];

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The action of a key combination that works regardless of the focus; `next pane` and `previous pane` move the
 * focus. Null for other keys.
 */
export function globalShortcutFor(
  { key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  isInField: boolean,
): 'commands' | 'shortcuts' | 'next pane' | 'previous pane' | null {
  const hasModifier = ctrlKey || metaKey;
  if (hasModifier && key.toLowerCase() === 'k') return 'commands';
  if (hasModifier && key === '/') return 'shortcuts';
  if (key === '?' && !isInField && !hasModifier) return 'shortcuts';
  if (key === 'F6') return shiftKey ? 'previous pane' : 'next pane';
  return null;
}

/**
 * The command of a key combination outside of text fields; null for none. Command on a Mac corresponds to
 * Control elsewhere.
 */
export function commandFor({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): Command | null {
  const hasModifier = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (hasModifier && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (hasModifier && letter === 'y') return 'redo';
  if (hasModifier && letter === 'd') return 'duplicate';
  if (hasModifier && shiftKey && letter === 'h') return 'hide';
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

/** The direction in which a key moves the selection on the canvas; null for other keys. */
export function stepFor({ key, ctrlKey, metaKey, altKey }: PressedKey): Command | null {
  return ctrlKey || metaKey || altKey ? null : (steps[key] ?? null);
}
