/** A text in one line: where one ends, and what blanks stand around it, a single blank. A row of blanks is looked at from its beginning alone. */
export const oneLine = (text: string): string => text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');
