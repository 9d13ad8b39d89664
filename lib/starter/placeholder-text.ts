/** The placeholder on each starter page for texts that staff have to write: a page with it is unfinished. */
export const placeholderText = 'To be written';

/** True for a text that starts with the placeholder. */
export const isPlaceholderText = (text: string): boolean => text.startsWith(placeholderText);
