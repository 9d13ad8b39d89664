/** Stands on each starter page where somebody's own words are wanted: while it does, the page is not theirs yet. */
export const toBeWritten = 'To be written';

/** Whether a text only holds the place of somebody's own. */
export const isToBeWritten = (text: string): boolean => text.startsWith(toBeWritten);
