import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import { addStep, makeStep, type Step } from './step';

const say = (value: string): Operation => ({ kind: 'set', id: 'a', path: ['text'], value });
const long = 'long '.repeat(20_000);

type Typed = { from: string; to: string; typing: string | null };
const steps: Readonly<Record<string, (at: number) => Typed>> = {
  'of a letter each': (at) => ({ from: `${at}`, to: `${at} more`, typing: null }),
  'of large texts': (at) => ({ from: `${at} ${long}`, to: `${at + 1} ${long}`, typing: null }),
  // The second letter goes on with the step that the first began, which has what stood there before.
  'that take the place of large texts': (at) => ({
    from: at % 2 === 0 ? `${at} ${long}` : 'x',
    to: at % 2 === 0 ? 'x' : 'xy',
    typing: `${Math.floor(at / 2)}`,
  }),
};

describe('what can be undone', () => {
  it.each(Object.entries(steps))(
    'is no more than may be remembered, after 6,000 steps %s',
    (_what, stepAt) => {
      let done: Step[] = [];
      for (let at = 0; at < 6_000; at += 1) {
        const { from, to, typing } = stepAt(at);
        done = addStep(done, makeStep([say(to)], [say(from)], { typing, at: 2_000 * Math.floor(at / 2) }));
      }
      expect(JSON.stringify(done).length).toBeLessThan(4_000_000);
      expect(done.length).toBeLessThanOrEqual(4_000);
      expect(done.length).toBeGreaterThan(5);
    },
  );
});
