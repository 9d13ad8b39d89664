/** Stands between two parts of a line. Where the line breaks it goes with the second: none hangs at a line's end. */
export const partDot = ' ·\u00a0';
