// Without schemas: the script of every page imports this file.

/** The key of the signed-in buyer in local storage (spec section 3). */
export const userInfoKey = 'user_info';

/** Cookie that scripts can read: `1` while the browser has a session cookie. */
export const buyerMarkerCookie = 'buyer';

/** The debug messages of an invalid session (spec section 4). */
export const sessionIssues = ['Invalid token', 'Token expired', 'Your account has been cancelled'] as const;
export type SessionIssue = (typeof sessionIssues)[number];
