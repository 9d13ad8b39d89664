/** Whether the element accepts text or a choice; also for elements of another realm. */
export const isField = (target: EventTarget | null): boolean =>
  target !== null &&
  'matches' in target &&
  typeof target.matches === 'function' &&
  target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])') === true;
