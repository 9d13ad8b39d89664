import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';

export const SessionContext = createContext<Session | null>(null);

/**
 * The session of the open page.
 * @throws outside of an open page
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No page is open');
  return session;
}

/** Whether an earlier version is previewed, which is read-only. */
export const useIsViewingVersion = (): boolean => useSessionState(({ viewed }) => viewed !== null);

/** Selects a part of the session state; the component renders again only when that part changes. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const session = useSession();
  const read = () => select(session.state());
  return useSyncExternalStore(session.subscribe, read, read);
}
