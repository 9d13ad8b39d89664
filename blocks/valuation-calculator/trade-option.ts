import type { OfferedTrade } from './told-answer';
import { tradeWordNames } from './trade-words';

/** Begins a line that is the first of its kind but for its numbers: these follow. Most trades have one source, and all say the same of theirs. */
const asFirst = '=';
const numbers = /\p{Nd}[\p{Nd}.,]*/gu;

const linesOf = ({ words }: OfferedTrade): string[] =>
  tradeWordNames.map((name) => words[name].replaceAll('\n', ' '));

function shorten(line: string, known = ''): string {
  if (!line || line.replaceAll(numbers, '0') !== known.replaceAll(numbers, '0')) return line;
  return line === known ? asFirst : asFirst + (line.match(numbers) ?? []).join(' ');
}

function lengthen(line: string, known = ''): string {
  if (!line.startsWith(asFirst)) return line;
  const own = line.slice(asFirst.length).split(' ').filter(Boolean);
  return own.length > 0 ? known.replaceAll(numbers, () => own.shift() ?? '') : known;
}

/** Of each line the first that says something, of trades in their order. */
const firstLines = (trades: readonly (readonly string[])[]): (string | undefined)[] =>
  tradeWordNames.map((_, at) => trades.find((lines) => lines[at])?.[at]);

/** What the option of a trade carries for the script: its multiples, and its words a line each, shortened by those before it. */
export function writeOption(trade: OfferedTrade, before: readonly OfferedTrade[]) {
  const { multiples } = trade;
  const known = firstLines(before.map(linesOf));
  return {
    'data-multiples': [multiples.low, multiples.mid, multiples.high, multiples.sales ?? ''].join(' '),
    'data-words': linesOf(trade)
      .map((line, at) => shorten(line, known[at]))
      .join('\n'),
  };
}

/** @param before the words of the options before it. */
export function readOption(multiples: string, words: string, before: readonly string[]): OfferedTrade {
  const [low = 0, mid = 0, high = 0, sales = 0] = multiples.split(' ').map(Number);
  const known = firstLines(before.map((one) => one.split('\n')));
  const lines = words.split('\n').map((line, at) => lengthen(line, known[at]));
  const [times = '', salesTimes = '', sold = '', asked = '', source = '', sourceUrl = '', second = ''] =
    lines;
  return {
    multiples: { low, mid, high, sales: sales > 0 ? sales : null },
    words: { times, salesTimes, sold, asked, source, sourceUrl, second },
  };
}
