import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { SeededRandom } from './seeded-random';

export type NumberedTyping = {
  /** Everything typed so far, including the word being typed. */
  typed: () => string;
  /** What had been typed at that time. */
  typedBy: (time: number) => string;
  /** Stops after the word being typed. */
  stop: () => Promise<void>;
};

type TypingOptions = {
  dice: SeededRandom;
  number: () => number;
  /** With occasional pauses in which the composer saves; without them it only stores edits locally. */
  isPausing: boolean;
};

/** Types one numbered word after another after `before`, until it is stopped or the page is closed. */
export function typeNumbered(
  page: Page,
  before: string,
  { dice, number, isPausing }: TypingOptions,
): NumberedTyping {
  const ends = [{ text: before, at: 0 }];
  let typed = before;
  let isStopped = false;
  const typing = (async () => {
    while (!isStopped) {
      const word = ` ${number()}`;
      typed += word;
      await page.keyboard.type(word, { delay: dice.upTo(40) });
      ends.push({ text: typed, at: Date.now() });
      await sleep(isPausing && dice.isOneIn(3) ? 500 + dice.upTo(400) : dice.upTo(150));
    }
  })().catch(() => undefined);
  return {
    typed: () => typed,
    typedBy: (time) => ends.findLast(({ at }) => at <= time)?.text ?? before,
    stop: () => {
      isStopped = true;
      return typing;
    },
  };
}
