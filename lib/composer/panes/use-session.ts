import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';

export const OpenSession = createContext<Session | null>(null);

/** The page that is open. @throws outside of it. */
export function useSession(): Session {
  const session = useContext(OpenSession);
  if (!session) throw new Error('No page is open');
  return session;
}

/** Whether the page is shown as it was before: then it is to be looked at only. */
export const useIsViewed = (): boolean => useSessionState(({ viewed }) => viewed !== null);

/** A part of the page's state; drawn again only when that is another one. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const session = useSession();
  const read = () => select(session.state());
  return useSyncExternalStore(session.listen, read, read);
}
