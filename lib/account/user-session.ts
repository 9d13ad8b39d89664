import { buyerMarkerCookie, userInfoKey } from '@/schemas/buyers/session-names';
import type { UserInfo } from '@/schemas/buyers/user-info';

// Without Zod, which is larger than the account script.

/** The session of this page where storage is blocked. */
let unstoredUserInfo: UserInfo | null = null;

/** The signed-in buyer of this browser; null when nobody is signed in. */
export function readUserInfo(): UserInfo | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(userInfoKey) ?? 'null');
    return isUserInfo(stored) ? stored : unstoredUserInfo;
  } catch {
    return unstoredUserInfo;
  }
}

/** Checks the fields that scripts of public pages use; only `storeUserInfo` writes the others. */
export const isUserInfo = (value: unknown): value is UserInfo => {
  const { token, email, first_name, attributes }: Record<string, unknown> = Object(value);
  return [token, email, first_name].every((text) => typeof text === 'string') && Array.isArray(attributes);
};

/** The event that this module dispatches on the window after it changed the session. */
const sessionChanged = 'session-changed';

/**
 * Stores the session after a sign-in, or removes it; the only writer of `user_info`. `isExpired` when the server has ended
 * it while the buyer was using the page.
 */
export function storeUserInfo(userInfo: UserInfo | null, isExpired = false): void {
  unstoredUserInfo = null;
  try {
    if (userInfo) localStorage.setItem(userInfoKey, JSON.stringify(userInfo));
    else localStorage.removeItem(userInfoKey);
  } catch {
    // Storage is blocked: the session lasts as long as the page.
    unstoredUserInfo = userInfo;
  }
  // Otherwise the next page would look for a session that has ended.
  if (!userInfo) expireMarker(document);
  window.dispatchEvent(new CustomEvent(sessionChanged, { detail: isExpired }));
}

const expireMarker = (page: Document): void => {
  page.cookie = `${buyerMarkerCookie}=;path=/;max-age=0`;
};

/** Calls `listener` after every change of the session, in this tab and in others. Returns a function that stops it. */
export function subscribeToSession(
  listener: (userInfo: UserInfo | null, isExpired: boolean) => void,
): () => void {
  const onChange = (event: Event) =>
    listener(readUserInfo(), event instanceof CustomEvent && event.detail === true);
  const onStorage = (event: StorageEvent) => {
    if (event.key === userInfoKey || event.key === null) onChange(event);
  };
  window.addEventListener(sessionChanged, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(sessionChanged, onChange);
    window.removeEventListener('storage', onStorage);
  };
}
