import { fillText } from './fill-text';

/** A text with a number, by the plural category of the number; `0` has a text of its own where it differs. */
export type CountText = Readonly<Record<string, string>>;

const sampleCounts = [0, 1, 2, 1_000_000];

/** The texts of a message with `{count}`, for numbers that only the browser knows. */
export function countText(locale: string, format: (count: number) => string): CountText {
  const rules = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const texts = new Map<string, string>();
  for (const count of sampleCounts)
    texts.set(rules.select(count), format(count).replace(number.format(count), '{count}'));
  const zero = format(0);
  return { ...Object.fromEntries(texts), ...(!zero.includes('0') && { zero }) };
}

/** The text for a number, formatted in the language. */
export function formatCount(texts: CountText, count: number, locale: string): string {
  const text = (count === 0 && texts.zero) || texts[new Intl.PluralRules(locale).select(count)];
  return fillText(text ?? texts.other ?? '', { count: new Intl.NumberFormat(locale).format(count) });
}
