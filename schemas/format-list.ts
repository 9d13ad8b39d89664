/**
 * Formats a list in English, such as `paper, ink or forest`, for staff. `Intl.ListFormat` takes 30 ms to
 * initialise on every screen that validates a block.
 */
export const formatList = (items: readonly string[], conjunction: 'or' | 'and'): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
