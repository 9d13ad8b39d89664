/**
 * Opens the dialog of the page where its address says `login=1` (spec section 2), and says what comes of it: what is missing, or
 * that accounts open soon. Nothing is sent.
 */
export function openSignIn(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-sign-in]');
  const address = new URL(location.href);
  if (!dialog || address.searchParams.get('login') !== '1') return;
  dialog.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    if (submitter?.getAttribute('value') === 'close') return;
    event.preventDefault();
    const said = target instanceof HTMLFormElement && target.checkValidity() ? 'soon' : 'missing';
    for (const one of dialog.querySelectorAll<HTMLElement>('[data-says]'))
      one.hidden = one.dataset.says !== said;
  });
  // Else the address would open it again, and the focus stand nowhere.
  dialog.addEventListener('close', () => {
    address.searchParams.delete('login');
    history.replaceState(null, '', address);
    root.querySelector('main')?.focus();
  });
  dialog.showModal();
  // Not at its first button, which closes it.
  dialog.querySelector('input')?.focus();
}
