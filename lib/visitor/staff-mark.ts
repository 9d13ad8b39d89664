/** Whether somebody has signed in to the CMS here, by the mark that goes with such a session. */
export const isMarkedStaff = (cookies: string): boolean => /(?:^|; )staff=1/.test(cookies);
