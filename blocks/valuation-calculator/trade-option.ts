import type { OfferedTrade } from './told-answer';
import { tradeWordNames } from './trade-words';

/** What the option of a trade carries for the script: its multiples, and its words a line each. */
export const writeOption = ({ multiples, words }: OfferedTrade) => ({
  'data-multiples': [multiples.low, multiples.mid, multiples.high, multiples.sales ?? ''].join(' '),
  'data-words': tradeWordNames.map((name) => words[name].replaceAll('\n', ' ')).join('\n'),
});

export function readOption(multiples: string, words: string): OfferedTrade {
  const [low = 0, mid = 0, high = 0, sales = 0] = multiples.split(' ').map(Number);
  const [times = '', salesTimes = '', sold = '', asked = '', source = '', sourceUrl = '', second = ''] =
    words.split('\n');
  return {
    multiples: { low, mid, high, sales: sales > 0 ? sales : null },
    words: { times, salesTimes, sold, asked, source, sourceUrl, second },
  };
}
