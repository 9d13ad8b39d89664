const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as staff read it, wherever they are: in UTC, and it says so. */
export const tellMoment = (at: Date): string => `${moment.format(at)} UTC`;
