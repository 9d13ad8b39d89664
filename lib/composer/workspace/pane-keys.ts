const paneSelectors = ['header', '[data-pane="left"]', 'iframe[title="The page"]', '[data-pane="right"]'];
const focusableSelector = 'a[href], button:not(:disabled), input, textarea, select, [role=row][tabindex="0"]';

/** Moves the focus past the canvas, into the form or to the button that opens it. */
export const focusForm = (): void =>
  document
    .querySelector<HTMLElement>(
      `[data-form-of] h2, [data-pane="right"] :is(${focusableSelector}), .pane-rail-right button`,
    )
    ?.focus();

/**
 * Moves the focus back past the canvas: to the selected block in the outline, to the search field of the
 * block palette, or to the button that opens the pane.
 */
export function focusBlocks(): void {
  const pane = document.querySelector('[data-pane="left"]');
  const target =
    pane?.querySelector<HTMLElement>('[role=row][tabindex="0"]') ?? pane?.querySelector<HTMLElement>('input');
  const opener = document.querySelector<HTMLElement>('.pane-rail:not(.pane-rail-right) button');
  (target ?? pane?.querySelector<HTMLElement>(focusableSelector) ?? opener)?.focus();
}

/** Moves the focus to the next or previous visible pane. */
export function focusNextPane(step: 1 | -1): void {
  const visiblePanes = paneSelectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const now = visiblePanes.findIndex((pane) => pane.contains(document.activeElement));
  const next = visiblePanes[(now + step + visiblePanes.length) % visiblePanes.length];
  const into = next?.tagName === 'IFRAME' ? next : next?.querySelector<HTMLElement>(focusableSelector);
  into?.focus();
}
