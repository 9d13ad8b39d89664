/** As `paper, ink or forest`, for staff, who read English: the browser's own way takes thirty milliseconds to begin, on every screen that checks a block. */
export const listWords = (words: readonly string[], last: 'or' | 'and'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
