import type { Session } from '../session/session';

/** Opens another screen, once what was done here is saved. Without a line one stays where one is. @returns why, or null. */
export async function leaveFor(session: Session, address: string, name: string): Promise<string | null> {
  if (!(await session.saveToLeave())) return `${name} cannot be opened just now: there is no connection`;
  window.location.assign(address);
  return null;
}

/** Without a line a link to another screen would end on an error of the browser's: one stays, and is told. @returns what ends that. */
export function listenToLinks(session: Session, say: (sentence: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isBeside = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
    if (!link || isBeside || session.state().saving.kind !== 'offline') return;
    event.preventDefault();
    const name = link.ariaLabel ?? link.textContent?.trim() ?? 'It';
    void leaveFor(session, link.href, name).then((reason) => say(reason ?? ''));
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
