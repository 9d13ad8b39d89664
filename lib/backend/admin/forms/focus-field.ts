import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';

/** Maximum time in ms until the form is ready, and the time in which it can still be rendered again. */
const FORM_READY_TIMEOUT_MS = 15_000;
const SETTLE_TIMEOUT_MS = 2_000;

const readyFormSelector = 'form[data-form-ready=true]';
const focusableSelector = 'input, textarea, select, button, [contenteditable=true], [tabindex="0"]';

const userInputEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opens the tab of a field once the form is ready, scrolls the field into view and focuses it. Stops at the
 * first user input. @returns a function that stops it.
 */
export function focusField(name: string, tab: number | null): () => void {
  let focusedField: Element | null = null;
  let clickedTab: Element | null = null;
  let timeout: ReturnType<typeof setTimeout>;
  const focusWhenReady = () => {
    const isLost = document.activeElement === document.body;
    if ((focusedField?.isConnected && !isLost) || !document.querySelector(readyFormSelector)) return;
    const field = document.getElementById(`field-${name}`);
    const button =
      tab === null ? undefined : document.querySelectorAll<HTMLElement>(payloadSelectors.tabButton)[tab];
    if (!field) {
      // Once per button: a form that is rendered again has a new one.
      if (!button || button === clickedTab) return;
      clickedTab = button;
      return button.click();
    }
    clearTimeout(timeout);
    timeout = setTimeout(stop, SETTLE_TIMEOUT_MS);
    focusedField = field;
    focusFirstControl(field);
  };
  const observer = new MutationObserver(focusWhenReady);
  const stop = () => {
    clearTimeout(timeout);
    observer.disconnect();
    for (const event of userInputEvents) document.removeEventListener(event, stop, true);
  };
  for (const event of userInputEvents)
    document.addEventListener(event, stop, { capture: true, passive: true });
  timeout = setTimeout(stop, FORM_READY_TIMEOUT_MS);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  focusWhenReady();
  return stop;
}

/**
 * Focuses the first focusable control of the field, or the field itself: a picture that is still loading has
 * no controls.
 */
function focusFirstControl(field: HTMLElement): void {
  const controls = [field, ...field.querySelectorAll<HTMLElement>(focusableSelector)];
  for (const control of controls) {
    control.focus({ preventScroll: true });
    if (document.activeElement === control) break;
  }
  if (!field.contains(document.activeElement)) {
    field.tabIndex = -1;
    field.focus({ preventScroll: true });
  }
  field.scrollIntoView({ block: 'center' });
}

/**
 * The path when it is a path of the composer; null for others. Guards the return link against open
 * redirects.
 */
export const parseComposerPath = (path: string | null): string | null =>
  path !== null && /^\/compose\/[\w/-]*(\?[\w=&%.-]*)?$/.test(path) && !path.includes('//') ? path : null;

/** Name of a field in the client configuration, and its nested fields. */
type ConfigField = { name?: string; fields?: readonly ConfigField[]; tabs?: readonly ConfigField[] };

/** Index of the tab that contains the field; null for a field outside of all tabs. */
export function findTabIndex(fields: readonly object[], name: string): number | null {
  const tabs = fields.flatMap((field: ConfigField) => field.tabs ?? []);
  const index = tabs.findIndex((tab) => containsField(tab, name));
  return index < 0 ? null : index;
}

/** Rows and similar containers have no name: their fields belong to the form. */
const containsField = ({ fields = [] }: ConfigField, name: string): boolean =>
  fields.some((field) => field.name === name || (field.name === undefined && containsField(field, name)));

/** The first field of the first tab, which is focused by default; null without tabs. */
export function findFirstTabField(fields: readonly object[]): string | null {
  const [tab] = fields.flatMap((field: ConfigField) => field.tabs ?? []);
  return tab ? findFirstFieldName(tab) : null;
}

function findFirstFieldName({ name, fields = [] }: ConfigField): string | null {
  if (name !== undefined) return name;
  for (const inner of fields) {
    const name = findFirstFieldName(inner);
    if (name !== null) return name;
  }
  return null;
}
