import type { Session } from '../session/session';

/**
 * Opens another screen once all changes are saved; stays on the page while offline.
 * @returns the reason for staying, or null
 */
export async function saveAndNavigate(
  session: Session,
  address: string,
  name: string,
): Promise<string | null> {
  if (!(await session.saveBeforeLeaving())) return `${name} cannot be opened: you are offline`;
  window.location.assign(address);
  return null;
}

/**
 * Stays on the page with an announcement when a link is followed offline, instead of the error page of the
 * browser.
 * @returns a cleanup function
 */
export function guardLinks(session: Session, announce: (sentence: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
    if (!link || isNewTab || session.state().saving.kind !== 'offline') return;
    event.preventDefault();
    const name = link.ariaLabel ?? link.textContent?.trim() ?? 'It';
    void saveAndNavigate(session, link.href, name).then((reason) => announce(reason ?? ''));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
