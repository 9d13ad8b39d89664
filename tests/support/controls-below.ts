/** What can be pressed and lies under something, in words: for the page itself. */
export function controlsBelow(above: Element): (string | null)[] {
  const { left, right, top, bottom } = above.getBoundingClientRect();
  const isBelow = (control: Element) => {
    const box = control.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  const controls = [...document.querySelectorAll('button, a, input, select, textarea, [role=row]')];
  return controls
    .filter((control) => control.checkVisibility() && isBelow(control))
    .map(({ textContent }) => textContent);
}
