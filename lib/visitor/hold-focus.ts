/**
 * Focus trap: while an element with `data-holds-focus` is open, such as the menu, everything else on the
 * page is inert, for keyboards and screen readers.
 */
export function trapFocus(root: Document): void {
  const onToggle = ({ type, target: sheet, newState }: ToggleEvent) => {
    // Released before it closes, so that the browser can restore the focus.
    const isOpen = type === 'toggle';
    if (!(sheet instanceof HTMLElement) || sheet.dataset.holdsFocus === undefined) return;
    if (isOpen !== (newState === 'open')) return;
    for (let ancestor: Element = sheet; ancestor.parentElement; ancestor = ancestor.parentElement)
      for (const sibling of ancestor.parentElement.children)
        if (sibling instanceof HTMLElement && sibling !== ancestor) sibling.inert = isOpen;
    if (isOpen) sheet.querySelector('button')?.focus();
  };
  root.addEventListener('beforetoggle', onToggle, true);
  root.addEventListener('toggle', onToggle, true);
}
