/** On a field that is made when it is saved where nobody writes it: `screens.css` leaves the star of its label away. */
export const madeWhenEmpty = { className: 'made-when-empty' } as const;

/** Whether a form asks about such a field before it is made. */
export const isStillMade = (value: unknown, { event }: { event?: string }): boolean =>
  event === 'onChange' && (value === undefined || value === null || value === '');
