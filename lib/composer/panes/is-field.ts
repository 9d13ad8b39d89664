/** Whether text is written there; of whichever realm it is. */
export const isField = (target: EventTarget | null): boolean =>
  target !== null &&
  'matches' in target &&
  typeof target.matches === 'function' &&
  target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])') === true;
