/** Between these stands the name at the head of a mail; the logo comes in its place as it is sent. */
export const nameMarks = ['<!--name-->', '<!--/name-->'] as const;
