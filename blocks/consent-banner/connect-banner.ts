import type { Purpose } from '@/lib/analytics/purposes';
import { reserveSpace } from './reserve-space';

/**
 * Connects the buttons of the banner.
 * @returns a function that opens the banner: with the previous choice to change it, with null for the first
 * choice.
 */
export function connectBanner(
  banner: HTMLElement,
  offered: readonly Purpose[],
  choose: (granted: readonly Purpose[]) => void,
): (storedConsent: readonly Purpose[] | null) => void {
  const box = (purpose: Purpose) => banner.querySelector<HTMLInputElement>(`[data-purpose="${purpose}"]`);
  const spacer = reserveSpace(banner);
  let previousFocus: Element | null = null;
  let hasStoredConsent = false;
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    spacer.release();
    if (hadFocus && previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  const answers: Record<string, () => void> = {
    accept: () => choose(offered),
    refuse: () => choose([]),
    save: () => choose(offered.filter((purpose) => box(purpose)?.checked)),
  };
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (!answer) return;
    if (answer.dataset.answer === 'choose') {
      setExpanded(banner, true);
      box(offered[0] ?? 'statistics')?.focus();
      return;
    }
    close();
    answers[answer.dataset.answer ?? '']?.();
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && hasStoredConsent) close();
  });
  return (storedConsent) => {
    hasStoredConsent = storedConsent !== null;
    previousFocus = document.activeElement;
    setExpanded(banner, hasStoredConsent);
    for (const purpose of offered) {
      const one = box(purpose);
      if (one) one.checked = storedConsent?.includes(purpose) ?? false;
    }
    banner.hidden = false;
    spacer.reserve();
    // A visitor who reopened the banner gets the focus in it; the first display leaves the focus where it
    // is.
    if (storedConsent) banner.querySelector<HTMLElement>('h2')?.focus();
  };
}

/** Shows the purposes, and replaces the "choose" button with the "save" button. */
function setExpanded(banner: HTMLElement, isOpen: boolean): void {
  const find = (selector: string) => banner.querySelector<HTMLElement>(selector);
  for (const [selector, isVisible] of [
    ['[data-purposes]', isOpen],
    ['[data-answer=save]', isOpen],
    ['[data-answer=choose]', !isOpen],
  ] as const) {
    const part = find(selector);
    if (part) part.hidden = !isVisible;
  }
  find('[data-answer=choose]')?.setAttribute('aria-expanded', String(isOpen));
}
