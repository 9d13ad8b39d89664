import { globalShortcutFor } from '../command-keys';

/**
 * Resumes inline editing when the focus returns from another window or from a dialog that a key opened, so
 * that further letters reach the text instead of acting as commands on its block. A click on the canvas does
 * not resume it: it sets its own position.
 * @returns a function that records a closed text
 */
export function resumeEditingOnFocus<TextPosition>(
  reopen: (position: TextPosition) => void,
): (position: TextPosition) => void {
  let last: TextPosition | null = null;
  let toResume: TextPosition | null = null;
  let isOpening = false;
  const listen = () => {
    const onKeyDown = (event: KeyboardEvent) => {
      const opened = globalShortcutFor(event, true);
      isOpening = opened === 'commands' || opened === 'shortcuts';
    };
    const onPointerDown = () => {
      isOpening = false;
      toResume = null;
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    // Events of the window itself; those of its elements do not bubble to it.
    window.addEventListener('blur', () => {
      toResume = isOpening || !window.parent.document.hasFocus() ? last : null;
    });
    window.addEventListener('focus', () => {
      const position = toResume;
      toResume = null;
      if (position !== null) reopen(position);
    });
  };
  // The canvas is also rendered on the server.
  if (typeof window !== 'undefined') listen();
  return (position) => {
    // A blur of the window in the same task means that the text was closed by it.
    last = position;
    setTimeout(() => {
      if (last === position) last = null;
    });
  };
}
