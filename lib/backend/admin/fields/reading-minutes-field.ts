import type { Field } from 'payload';

const WORDS_PER_MINUTE = 200;

const minutesOf = (text: unknown): number =>
  Math.max(1, Math.ceil(String(text).split(/\s+/).length / WORDS_PER_MINUTE));

/** Reading time in whole minutes, at least 1; for a localized value, by locale. */
export function computeReadingMinutes(text: unknown): unknown {
  if (typeof text !== 'object' || text === null) return minutesOf(text);
  return Object.fromEntries(
    Object.entries(text).map(([locale, localeText]) => [locale, minutesOf(localeText)]),
  );
}

/**
 * A virtual field with the reading time of a text. Must follow the text field: Payload reads fields in
 * order, and at this point the text still contains all locales.
 */
export const readingMinutesField = (text: string): Field => ({
  name: 'reading_minutes',
  type: 'number',
  virtual: true,
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ siblingData }) =>
        siblingData[text] === undefined ? null : computeReadingMinutes(siblingData[text]),
    ],
  },
});
