/** While a sheet that is marked by `data-holds-focus` is open, as the menu's, nothing behind it can be reached, by keyboard or by programs that read aloud. */
export function holdFocus(root: Document): void {
  const hold = ({ type, target: sheet, newState }: ToggleEvent) => {
    // Freed before it closes, so that the focus finds its way back.
    const isOpen = type === 'toggle';
    if (!(sheet instanceof HTMLElement) || sheet.dataset.holdsFocus === undefined) return;
    if (isOpen !== (newState === 'open')) return;
    for (let at: Element = sheet; at.parentElement; at = at.parentElement)
      for (const other of at.parentElement.children)
        if (other instanceof HTMLElement && other !== at) other.inert = isOpen;
    if (isOpen) sheet.querySelector('button')?.focus();
  };
  root.addEventListener('beforetoggle', hold, true);
  root.addEventListener('toggle', hold, true);
}
