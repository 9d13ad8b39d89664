import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import { addStep, makeStep, type Step } from './step';

const say = (value: string): Operation => ({ kind: 'set', id: 'a', path: ['text'], value });
const long = 'long '.repeat(20_000);

type Typed = { from: string; to: string; typing: string | null };
/** Of each, several times what may be remembered. */
const steps: Readonly<Record<string, (at: number) => Typed>> = {
  '6,000 steps of a letter each': (at) => ({ from: `${at}`, to: `${at} more`, typing: null }),
  '120 steps of large texts': (at) => ({ from: `${at} ${long}`, to: `${at + 1} ${long}`, typing: null }),
  // The second letter goes on with the step that the first began, which has what stood there before.
  '120 steps that take the place of large texts': (at) => ({
    from: at % 2 === 0 ? `${at} ${long}` : 'x',
    to: at % 2 === 0 ? 'x' : 'xy',
    typing: `${Math.floor(at / 2)}`,
  }),
};

describe('what can be undone', () => {
  it.each(Object.entries(steps))('is no more than may be remembered, after %s', (what, stepAt) => {
    const count = Number.parseInt(what.replace(',', ''), 10);
    let done: Step[] = [];
    for (let at = 0; at < count; at += 1) {
      const { from, to, typing } = stepAt(at);
      done = addStep(done, makeStep([say(to)], [say(from)], { typing, at: 2_000 * Math.floor(at / 2) }));
    }
    expect(JSON.stringify(done).length).toBeLessThan(4_000_000);
    expect(done.length).toBeLessThanOrEqual(4_000);
    expect(done.length).toBeGreaterThan(5);
  });
});
