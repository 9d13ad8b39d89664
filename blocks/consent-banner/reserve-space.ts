/**
 * Reserves space for an element that is fixed at the bottom of the viewport: focused elements and link
 * targets are scrolled above it, and the end of the page stays reachable. The visible content does not move.
 */
export function reserveSpace(fixed: HTMLElement): { reserve: () => void; release: () => void } {
  const { documentElement: root, body } = document;
  const measure = () => {
    const height = fixed.hidden ? '' : `${fixed.offsetHeight}px`;
    root.style.scrollPaddingBottom = height;
    body.style.paddingBottom = height;
  };
  const resizeObserver = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
  // Browsers do not scroll to a focused element that is inside the viewport, even when the fixed element
  // covers it.
  const uncover = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || fixed.contains(target)) return;
    const { top, bottom, height } = target.getBoundingClientRect();
    const edge = fixed.getBoundingClientRect().top;
    if (bottom > edge && top > 0 && height < edge)
      window.scrollBy({ top: bottom - edge + 8, behavior: 'instant' });
  };
  return {
    reserve: () => {
      resizeObserver?.observe(fixed);
      measure();
      document.addEventListener('focusin', uncover);
    },
    release: () => {
      resizeObserver?.disconnect();
      measure();
      document.removeEventListener('focusin', uncover);
    },
  };
}
