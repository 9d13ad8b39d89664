import { type RefObject, useEffect, useRef } from 'react';
import { payloadSelectors } from '../screens/payload-selectors';

/** How long what is drawn next may take, in ms. */
const patience = 5_000;

const byHand = ['pointerdown', 'keydown', 'wheel'] as const;
const { pictureControls, pictureChooser } = payloadSelectors;

/**
 * Once a picture was chosen or taken out, what had the focus is gone: it comes to what stands in the field then, the picture or the way to choose one,
 * unless somebody moves it themselves. `within` is any element of the field.
 */
export function useFocusOnPicture(within: RefObject<Element | null>, value: unknown): void {
  const isHere = useRef(false);
  const before = useRef(value);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // What one chooses from stands elsewhere.
      const wasHere = isHere.current && target.closest('dialog') !== null;
      isHere.current = wasHere || fieldAround(within)?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [within]);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (!isHere.current) return;
    return focusWhenLost(
      () => fieldAround(within)?.querySelector(value ? pictureControls : pictureChooser) ?? null,
    );
  }, [within, value]);
}

const fieldAround = ({ current }: RefObject<Element | null>) =>
  current?.closest(payloadSelectors.field) ?? null;

function focusWhenLost(find: () => HTMLElement | null): () => void {
  const look = () => {
    if (document.activeElement === document.body) find()?.focus();
  };
  const watching = new MutationObserver(look);
  const stop = () => {
    clearTimeout(end);
    watching.disconnect();
    for (const event of byHand) document.removeEventListener(event, stop, true);
  };
  const end = setTimeout(stop, patience);
  for (const event of byHand) document.addEventListener(event, stop, { capture: true, passive: true });
  watching.observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
  return stop;
}
