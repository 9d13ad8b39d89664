/**
 * Room for what is fixed at the foot of the window: what gets the focus, or is led to, is scrolled above it, and the page's end can be. Nothing
 * that is seen moves.
 */
export function makeRoom(fixed: HTMLElement): { take: () => void; give: () => void } {
  const { documentElement: root, body } = document;
  const measure = () => {
    const height = fixed.hidden ? '' : `${fixed.offsetHeight}px`;
    root.style.scrollPaddingBottom = height;
    body.style.paddingBottom = height;
  };
  const watch = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
  // Browsers leave where it is what is in the window already, though it is under here.
  const uncover = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || fixed.contains(target)) return;
    const { top, bottom, height } = target.getBoundingClientRect();
    const edge = fixed.getBoundingClientRect().top;
    if (bottom > edge && top > 0 && height < edge)
      window.scrollBy({ top: bottom - edge + 8, behavior: 'instant' });
  };
  return {
    take: () => {
      watch?.observe(fixed);
      measure();
      document.addEventListener('focusin', uncover);
    },
    give: () => {
      watch?.disconnect();
      measure();
      document.removeEventListener('focusin', uncover);
    },
  };
}
