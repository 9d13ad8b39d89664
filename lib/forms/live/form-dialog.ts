/**
 * Opens a dialog with a form, prefills empty fields by name, and waits until it is closed (spec section 4).
 * If it is already open, only waits.
 * @returns whether the form was submitted.
 */
function openFormDialog(
  dialog: HTMLDialogElement,
  formSent: string,
  values: Readonly<Record<string, string>>,
): Promise<{ isSent: boolean }> {
  prefill(dialog, values);
  let isSent = false;
  const markSent = () => {
    isSent = true;
  };
  const close = () => dialog.close();
  const closeButton = dialog.querySelector('[data-closes]');
  dialog.addEventListener(formSent, markSent);
  closeButton?.addEventListener('click', close);
  if (!dialog.open) dialog.showModal();
  // The default focus would be the close button.
  dialog.querySelector<HTMLElement>('[data-field] :is(input, select, textarea)')?.focus();
  return new Promise((resolve) => {
    const finish = () => {
      dialog.removeEventListener(formSent, markSent);
      closeButton?.removeEventListener('click', close);
      resolve({ isSent });
    };
    dialog.addEventListener('close', finish, { once: true });
  });
}

function prefill(dialog: HTMLDialogElement, values: Readonly<Record<string, string>>): void {
  const number = dialog.querySelector('[name="phone_number"]');
  const hasNumber = number instanceof HTMLInputElement && number.value !== '';
  for (const [name, value] of Object.entries(values)) {
    const control = dialog.querySelector(`[name="${CSS.escape(name)}"]`);
    // An existing phone number keeps its country.
    if (control instanceof HTMLSelectElement && !hasNumber) control.value = value;
    else if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}

type ContactValues = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The contact details of the visitor in other forms of the page, outside `except`, by the field names of
 * registrations.
 */
function readContactValues(root: ParentNode, except: Element): ContactValues {
  const find = (name: string): Control | undefined => {
    const controls = root.querySelectorAll<Control>(`form [name="${name}"]`);
    return [...controls].find(({ value, form }) => value.trim() !== '' && !except.contains(form));
  };
  const readValue = (name: string): string => find(name)?.value.trim() ?? '';
  const phone = find('phone_number') ?? find('phone');
  // The country belongs to the form of the phone number.
  const country = phone?.form?.querySelector<HTMLSelectElement>('[name="phone_country"]');
  const [first = '', ...last] = readValue('full_name').split(/\s+/);
  const contactValues: ContactValues = {
    first_name: readValue('first_name') || first,
    last_name: readValue('last_name') || last.join(' '),
    email: readValue('email'),
    phone_number: phone?.value.trim() ?? '',
    phone_country: country?.value ?? '',
  };
  return Object.fromEntries(Object.entries(contactValues).filter(([, value]) => value !== ''));
}

/**
 * A link that opens the form in a dialog, prefilled from other forms on the page; the confirmation is
 * displayed next to the link. `formSent` is an argument, because an import shared with `form.live.ts` would be a file of
 * its own, which every list of islands would name.
 */
export function startFormDialog(root: HTMLElement, formSent: string): void {
  const opener = root.querySelector('[data-opens]');
  const dialog = root.querySelector('dialog');
  const done = root.querySelector<HTMLElement>('[data-done] > *');
  if (!dialog || !opener) return;
  opener.addEventListener('click', async (event) => {
    if (!(event instanceof MouseEvent) || opensElsewhere(event)) return;
    event.preventDefault();
    const { isSent } = await openFormDialog(dialog, formSent, readContactValues(document, dialog));
    if (done && isSent) done.hidden = false;
  });
}

/** True for clicks that open a new tab or window or download the link target. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
