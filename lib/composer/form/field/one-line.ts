/**
 * Replaces line breaks, with the white space around them, by one space. The lookbehind keeps the runtime
 * linear for long runs of white space.
 */
export const toSingleLine = (text: string): string => text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');
