import { buyerMarkerCookie, type UserInfo, userInfoKey, userInfoSchema } from '@/schemas/buyers/user-info';

/** The signed-in buyer of this browser; null when nobody is signed in or storage is blocked. */
export function readUserInfo(): UserInfo | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(userInfoKey) ?? 'null');
    return userInfoSchema.safeParse(stored).data ?? null;
  } catch {
    return null;
  }
}

/** The event that this module dispatches on the window after it changed the session. */
const sessionChanged = 'session-changed';

/** Stores the session after a sign-in, or removes it; the only writer of `user_info`. */
export function storeUserInfo(userInfo: UserInfo | null): void {
  try {
    if (userInfo) localStorage.setItem(userInfoKey, JSON.stringify(userInfo));
    else localStorage.removeItem(userInfoKey);
  } catch {
    // Storage is blocked: the session lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(sessionChanged, { detail: userInfo }));
}

/** Calls `listener` after every change of the session, in this tab and in others. Returns a function that stops it. */
export function subscribeToSession(listener: (userInfo: UserInfo | null) => void): () => void {
  const onChange = (event: Event) =>
    listener(
      event instanceof CustomEvent ? (userInfoSchema.safeParse(event.detail).data ?? null) : readUserInfo(),
    );
  const onStorage = ({ key }: StorageEvent) => {
    if (key === userInfoKey || key === null) listener(readUserInfo());
  };
  window.addEventListener(sessionChanged, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(sessionChanged, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether the browser has a session cookie, which scripts cannot read. */
export const hasSessionCookie = (): boolean =>
  new RegExp(`(?:^|; )${buyerMarkerCookie}=1`).test(document.cookie);
