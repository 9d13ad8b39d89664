const panes = ['header', '[data-pane="left"]', 'iframe[title="The page"]', '[data-pane="right"]'];
const reached = 'a[href], button:not(:disabled), input, textarea, select, [role=row][tabindex="0"]';

/** Moves the focus past the page, into the form or to what opens it. */
export const focusForm = (): void =>
  document
    .querySelector<HTMLElement>(
      `[data-form-of] h2, [data-pane="right"] :is(${reached}), .pane-rail-right button`,
    )
    ?.focus();

/** Moves the focus back past the page: to the chosen block in the list, to the search of those that can be put in, or to what opens the list. */
export function focusBlocks(): void {
  const pane = document.querySelector('[data-pane="left"]');
  const within =
    pane?.querySelector<HTMLElement>('[role=row][tabindex="0"]') ?? pane?.querySelector<HTMLElement>('input');
  const opener = document.querySelector<HTMLElement>('.pane-rail:not(.pane-rail-right) button');
  (within ?? pane?.querySelector<HTMLElement>(reached) ?? opener)?.focus();
}

/** Moves the focus to the next pane that is in sight, or to the one before. */
export function focusNextPane(step: 1 | -1): void {
  const shown = panes.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const now = shown.findIndex((pane) => pane.contains(document.activeElement));
  const next = shown[(now + step + shown.length) % shown.length];
  const into = next?.tagName === 'IFRAME' ? next : next?.querySelector<HTMLElement>(reached);
  into?.focus();
}
