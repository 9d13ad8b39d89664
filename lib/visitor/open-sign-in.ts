/**
 * Opens the dialog of the page where its address says `login=1` (spec section 2), and says what comes of it: what is missing, or
 * that accounts open soon. Nothing is sent.
 */
export function openSignIn(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-sign-in]');
  if (!dialog || new URLSearchParams(location.search).get('login') !== '1') return;
  dialog.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    if (submitter?.getAttribute('value') === 'close') return;
    event.preventDefault();
    const said = target instanceof HTMLFormElement && target.checkValidity() ? 'soon' : 'missing';
    for (const one of dialog.querySelectorAll<HTMLElement>('[data-says]'))
      one.hidden = one.dataset.says !== said;
  });
  dialog.showModal();
  // Not at its first button, which closes it.
  dialog.querySelector('input')?.focus();
}
