import { formSent } from './form-sent';

/**
 * Opens a dialog with a form, prefills empty fields by name, and waits until it is closed (spec section 4).
 * If it is already open, only waits.
 * @returns whether the form was submitted.
 */
export function openFormDialog(
  dialog: HTMLDialogElement,
  values: Readonly<Record<string, string>> = {},
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
