import { formSent } from './form-sent';

/**
 * Opens a dialog with a form, its empty fields filled in by their names, and waits until it is closed (spec section 4). Open already, it is only waited for.
 * @returns whether the form was sent.
 */
export function openFormDialog(
  dialog: HTMLDialogElement,
  known: Readonly<Record<string, string>> = {},
): Promise<{ isSent: boolean }> {
  fillIn(dialog, known);
  let isSent = false;
  const note = () => {
    isSent = true;
  };
  const close = () => dialog.close();
  const closer = dialog.querySelector('[data-closes]');
  dialog.addEventListener(formSent, note);
  closer?.addEventListener('click', close);
  if (!dialog.open) dialog.showModal();
  // Not at its first button, which closes it.
  dialog.querySelector<HTMLElement>('[data-field] :is(input, select, textarea)')?.focus();
  return new Promise((resolve) => {
    const end = () => {
      dialog.removeEventListener(formSent, note);
      closer?.removeEventListener('click', close);
      resolve({ isSent });
    };
    dialog.addEventListener('close', end, { once: true });
  });
}

function fillIn(dialog: HTMLDialogElement, known: Readonly<Record<string, string>>): void {
  const number = dialog.querySelector('[name="phone_number"]');
  const hasNumber = number instanceof HTMLInputElement && number.value !== '';
  for (const [name, value] of Object.entries(known)) {
    const control = dialog.querySelector(`[name="${CSS.escape(name)}"]`);
    // The country of a number that is written here stays with it.
    if (control instanceof HTMLSelectElement && !hasNumber) control.value = value;
    else if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
