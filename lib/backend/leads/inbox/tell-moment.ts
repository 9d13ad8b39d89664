const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Date and time in UTC, independent of the staff's time zone. */
export const formatTimestamp = (at: Date): string => `${dateTimeFormat.format(at)} UTC`;
