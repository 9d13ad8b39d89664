/** The labels of the controls covered by an element; runs in the page. */
export function coveredControls(overlay: Element): (string | null)[] {
  const { left, right, top, bottom } = overlay.getBoundingClientRect();
  const isBelow = (control: Element) => {
    const box = control.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  const controls = [...document.querySelectorAll('button, a, input, select, textarea, [role=row]')];
  return controls
    .filter((control) => control.checkVisibility() && isBelow(control))
    .map(({ textContent }) => textContent);
}
