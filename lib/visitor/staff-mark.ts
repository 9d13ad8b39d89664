/** Whether this browser has a CMS session, by the cookie that is set with it. */
export const hasStaffCookie = (cookies: string): boolean => /(?:^|; )staff=1/.test(cookies);
