import type { Purpose } from '@/lib/analytics/purposes';
import { makeRoom } from './make-room';

/** Has the banner's buttons answer. @returns what opens the banner: with a choice that was made before, to change it; with null, to ask. */
export function listenTo(
  banner: HTMLElement,
  offered: readonly Purpose[],
  choose: (given: readonly Purpose[]) => void,
): (kept: readonly Purpose[] | null) => void {
  const box = (purpose: Purpose) => banner.querySelector<HTMLInputElement>(`[data-purpose="${purpose}"]`);
  const room = makeRoom(banner);
  let before: Element | null = null;
  let isKept = false;
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    room.give();
    if (hadFocus && before instanceof HTMLElement) before.focus();
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
      unfold(banner, true);
      box(offered[0] ?? 'statistics')?.focus();
      return;
    }
    close();
    answers[answer.dataset.answer ?? '']?.();
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isKept) close();
  });
  return (kept) => {
    isKept = kept !== null;
    before = document.activeElement;
    unfold(banner, isKept);
    for (const purpose of offered) {
      const one = box(purpose);
      if (one) one.checked = kept?.includes(purpose) ?? false;
    }
    banner.hidden = false;
    room.take();
    // Who asked for it is led there; who reads the page goes on reading.
    if (kept) banner.querySelector<HTMLElement>('h2')?.focus();
  };
}

/** Shows the purposes, and the button that saves in the place of the one that chooses. */
function unfold(banner: HTMLElement, isOpen: boolean): void {
  const find = (what: string) => banner.querySelector<HTMLElement>(what);
  for (const [what, isShown] of [
    ['[data-purposes]', isOpen],
    ['[data-answer=save]', isOpen],
    ['[data-answer=choose]', !isOpen],
  ] as const) {
    const part = find(what);
    if (part) part.hidden = !isShown;
  }
  find('[data-answer=choose]')?.setAttribute('aria-expanded', String(isOpen));
}
