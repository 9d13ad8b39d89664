import { type RefObject, useEffect, useRef } from 'react';
import { payloadSelectors } from '../admin-ui/payload-selectors';

/** Maximum time in ms until the new content is rendered. */
const RENDER_TIMEOUT_MS = 5_000;

const userInputEvents = ['pointerdown', 'keydown', 'wheel'] as const;
const { pictureControls, choosePictureButton } = payloadSelectors;

/**
 * Restores the focus after a picture was chosen or removed, which removes the focused element: moves it to
 * the new content of the field, the picture or the button to choose one, unless the user moves it.
 * `container` is any element of the field.
 */
export function usePictureFocus(container: RefObject<Element | null>, value: unknown): void {
  const hadFocus = useRef(false);
  const previousValue = useRef(value);
  useEffect(() => {
    const updateFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // The drawer to choose from is outside of the field.
      const isInDrawer = hadFocus.current && target.closest('dialog') !== null;
      hadFocus.current = isInDrawer || closestField(container)?.contains(target) === true;
    };
    document.addEventListener('focusin', updateFocus);
    return () => document.removeEventListener('focusin', updateFocus);
  }, [container]);
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    if (!hadFocus.current) return;
    return restoreFocus(
      () => closestField(container)?.querySelector(value ? pictureControls : choosePictureButton) ?? null,
    );
  }, [container, value]);
}

const closestField = ({ current }: RefObject<Element | null>) =>
  current?.closest(payloadSelectors.field) ?? null;

function restoreFocus(findTarget: () => HTMLElement | null): () => void {
  const focusIfLost = () => {
    if (document.activeElement === document.body) findTarget()?.focus();
  };
  const observer = new MutationObserver(focusIfLost);
  const stop = () => {
    clearTimeout(timeout);
    observer.disconnect();
    for (const event of userInputEvents) document.removeEventListener(event, stop, true);
  };
  const timeout = setTimeout(stop, RENDER_TIMEOUT_MS);
  for (const event of userInputEvents)
    document.addEventListener(event, stop, { capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  focusIfLost();
  return stop;
}
