import type { OfferedTrade } from './format-valuation';
import { tradeTextNames } from './trade-texts';

/**
 * The prefix of a text that equals the first one of its kind except for its numbers, which follow. Most
 * trades have the same source and share its sentences.
 */
const sameTextPrefix = '=';
const numbers = /\p{Nd}[\p{Nd}.,]*/gu;

const linesOf = ({ texts }: OfferedTrade): string[] =>
  tradeTextNames.map((name) => texts[name].replaceAll('\n', ' '));

function shorten(text: string, firstText = ''): string {
  if (!text || text.replaceAll(numbers, '0') !== firstText.replaceAll(numbers, '0')) return text;
  return text === firstText ? sameTextPrefix : sameTextPrefix + (text.match(numbers) ?? []).join(' ');
}

function lengthen(text: string, firstText = ''): string {
  if (!text.startsWith(sameTextPrefix)) return text;
  const own = text.slice(sameTextPrefix.length).split(' ').filter(Boolean);
  return own.length > 0 ? firstText.replaceAll(numbers, () => own.shift() ?? '') : firstText;
}

/** For each kind of text the first one that is not empty, in the order of the trades. */
const firstTexts = (trades: readonly (readonly string[])[]): (string | undefined)[] =>
  tradeTextNames.map((_, at) => trades.find((lines) => lines[at])?.[at]);

/**
 * The data attributes of an option: the multiples, and the texts one per line, shortened relative to
 * previous options.
 */
export function encodeOption(trade: OfferedTrade, previousTrades: readonly OfferedTrade[]) {
  const { multiples } = trade;
  const firstByKind = firstTexts(previousTrades.map(linesOf));
  return {
    'data-multiples': [multiples.low, multiples.mid, multiples.high, multiples.sales ?? ''].join(' '),
    'data-words': linesOf(trade)
      .map((line, at) => shorten(line, firstByKind[at]))
      .join('\n'),
  };
}

/**
 * Decodes an option.
 * @param previousTexts the texts of the previous options.
 */
export function decodeOption(
  multiples: string,
  encodedTexts: string,
  previousTexts: readonly string[],
): OfferedTrade {
  const [low = 0, mid = 0, high = 0, sales = 0] = multiples.split(' ').map(Number);
  const firstByKind = firstTexts(previousTexts.map((item) => item.split('\n')));
  const lines = encodedTexts.split('\n').map((line, at) => lengthen(line, firstByKind[at]));
  const [times = '', salesTimes = '', sold = '', asked = '', source = '', sourceUrl = '', second = ''] =
    lines;
  return {
    multiples: { low, mid, high, sales: sales > 0 ? sales : null },
    texts: { times, salesTimes, sold, asked, source, sourceUrl, second },
  };
}
