import type { Field } from 'payload';

const wordsPerMinute = 200;

const minutesOf = (text: unknown): number =>
  Math.max(1, Math.ceil(String(text).split(/\s+/).length / wordsPerMinute));

/** Whole minutes, one at least: of a text in one language, or of each of all. */
export function readMinutes(text: unknown): unknown {
  if (typeof text !== 'object' || text === null) return minutesOf(text);
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, minutesOf(words)]));
}

/**
 * How long a text takes to read; it is not stored. Stands behind the text in its collection: Payload reads the fields in
 * their order, and before its turn the text still has all its languages.
 */
export const readingMinutesField = (text: string): Field => ({
  name: 'reading_minutes',
  type: 'number',
  virtual: true,
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ siblingData }) => (siblingData[text] === undefined ? null : readMinutes(siblingData[text])),
    ],
  },
});
