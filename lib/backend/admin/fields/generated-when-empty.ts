/**
 * Admin options of a field whose value is generated on save when it is empty; `screens.css` hides the
 * required mark.
 */
export const generatedWhenEmpty = { className: 'generated-when-empty' } as const;

/** Whether a form validates an empty field before its value is generated. */
export const isGeneratedLater = (value: unknown, { event }: { event?: string }): boolean =>
  event === 'onChange' && (value === undefined || value === null || value === '');
