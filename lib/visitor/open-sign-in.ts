/**
 * Opens the sign-in dialog when the address has `login=1` (spec section 2), and displays which fields are
 * missing or that accounts open soon. Nothing is sent.
 */
export function openSignIn(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-sign-in]');
  const address = new URL(location.href);
  if (!dialog || address.searchParams.get('login') !== '1') return;
  dialog.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    if (submitter?.getAttribute('value') === 'close') return;
    event.preventDefault();
    const message = target instanceof HTMLFormElement && target.checkValidity() ? 'soon' : 'missing';
    for (const element of dialog.querySelectorAll<HTMLElement>('[data-says]'))
      element.hidden = element.dataset.says !== message;
  });
  // Otherwise the address would open the dialog again, and the focus would be lost.
  dialog.addEventListener('close', () => {
    address.searchParams.delete('login');
    history.replaceState(null, '', address);
    root.querySelector('main')?.focus();
  });
  dialog.showModal();
  // The first button would close the dialog.
  dialog.querySelector('input')?.focus();
}
