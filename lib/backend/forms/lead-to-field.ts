import { payloadSelectors } from '../screens/payload-selectors';

/** How long a form may take until nobody waits for it any more; and how long it may still put itself in the place of itself; in ms. */
const patience = 15_000;
const settling = 2_000;

const ready = 'form[data-form-ready=true]';
const reached = 'input, textarea, select, button, [contenteditable=true], [tabindex="0"]';

const byHand = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opens the tab that a field stands in, once the form is there, and brings the field into sight with the focus, until somebody does something
 * there themselves. @returns what ends that.
 */
export function leadToField(name: string, tab: number | null): () => void {
  let led: Element | null = null;
  let pressed: Element | null = null;
  let end: ReturnType<typeof setTimeout>;
  const look = () => {
    const isLost = document.activeElement === document.body;
    if ((led?.isConnected && !isLost) || !document.querySelector(ready)) return;
    const field = document.getElementById(`field-${name}`);
    const button =
      tab === null ? undefined : document.querySelectorAll<HTMLElement>(payloadSelectors.tabButton)[tab];
    if (!field) {
      // Once each: a form that comes in place of this one has a button of its own.
      if (!button || button === pressed) return;
      pressed = button;
      return button.click();
    }
    clearTimeout(end);
    end = setTimeout(stop, settling);
    led = field;
    focus(field);
  };
  const watching = new MutationObserver(look);
  const stop = () => {
    clearTimeout(end);
    watching.disconnect();
    for (const event of byHand) document.removeEventListener(event, stop, true);
  };
  for (const event of byHand) document.addEventListener(event, stop, { capture: true, passive: true });
  end = setTimeout(stop, patience);
  watching.observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
  return stop;
}

/** On its first control that can have it; a picture that is still being read has none yet. */
function focus(field: HTMLElement): void {
  const controls = [field, ...field.querySelectorAll<HTMLElement>(reached)];
  for (const one of controls) {
    one.focus({ preventScroll: true });
    if (document.activeElement === one) break;
  }
  if (!field.contains(document.activeElement)) {
    field.tabIndex = -1;
    field.focus({ preventScroll: true });
  }
  field.scrollIntoView({ block: 'center' });
}
