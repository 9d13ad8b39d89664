import type { OfferedTrade } from './told-answer';
import { tradeWordNames } from './trade-words';

/** Stands for a line that the first trade has, too: most trades have one source. */
const asFirst = '=';

const linesOf = ({ words }: OfferedTrade): string[] =>
  tradeWordNames.map((name) => words[name].replaceAll('\n', ' '));

/** What the option of a trade carries for the script: its multiples, and its words a line each. The first trade has none before it. */
export function writeOption(trade: OfferedTrade, first?: OfferedTrade) {
  const { multiples } = trade;
  const known = first ? linesOf(first) : [];
  return {
    'data-multiples': [multiples.low, multiples.mid, multiples.high, multiples.sales ?? ''].join(' '),
    'data-words': linesOf(trade)
      .map((line, at) => (line && line === known[at] ? asFirst : line))
      .join('\n'),
  };
}

/** @param first the words of the first trade's option. */
export function readOption(multiples: string, words: string, first: string): OfferedTrade {
  const [low = 0, mid = 0, high = 0, sales = 0] = multiples.split(' ').map(Number);
  const known = first.split('\n');
  const lines = words.split('\n').map((line, at) => (line === asFirst ? known[at] : line));
  const [times = '', salesTimes = '', sold = '', asked = '', source = '', sourceUrl = '', second = ''] =
    lines;
  return {
    multiples: { low, mid, high, sales: sales > 0 ? sales : null },
    words: { times, salesTimes, sold, asked, source, sourceUrl, second },
  };
}
