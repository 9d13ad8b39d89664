import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Dice } from './dice';

export type NumberedTyping = {
  /** All that was typed, with a word that is being typed. */
  typed: () => string;
  /** As much of it as had been typed by then. */
  typedBy: (time: number) => string;
  /** Ends with the word that is being typed. */
  stop: () => Promise<void>;
};

type How = {
  dice: Dice;
  number: () => number;
  /** With pauses now and then, in which the composer saves; without them it only keeps what is typed. */
  isPausing: boolean;
};

/** Types one numbered word after the other behind `before`, until it is stopped or the page is gone. */
export function typeNumbered(page: Page, before: string, { dice, number, isPausing }: How): NumberedTyping {
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
