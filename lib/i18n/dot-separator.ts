/**
 * The separator of two parts of a line. It wraps together with the second part, so that no dot hangs at the
 * end of a line.
 */
export const dotSeparator = ' ·\u00a0';
