import type { SignInOptions } from './open-sign-in-dialog';

/**
 * Shows the form for a new password in place of the others when the address has the token of an emailed link. After it
 * was sent, the sign-in dialog opens with its confirmation.
 */
export function startReset(
  root: HTMLElement,
  openSignInDialog: (options: SignInOptions) => Promise<boolean>,
): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  const form = root.querySelector<HTMLFormElement>('[data-panel=reset-password] form');
  const field = form?.querySelector<HTMLInputElement>('input[name=token]');
  if (!token || !form || !field) return;
  field.defaultValue = token;
  // The token must not be in the history or in the address that other sites see.
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  for (const panel of root.querySelectorAll<HTMLElement>('[data-panel]'))
    panel.hidden = panel.dataset.panel !== 'reset-password';
  form.addEventListener('form-sent', () => {
    const message = form.querySelector('[data-message=sent]')?.textContent ?? '';
    void openSignInDialog({ message });
  });
}
