import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import { addStep, createStep, type UndoStep } from './undo-steps';

const setText = (value: string): Operation => ({ kind: 'set', id: 'a', path: ['text'], value });
const long = 'long '.repeat(20_000);

type TypedChange = { from: string; to: string; typing: string | null };
/** Each case exceeds the limits several times. */
const steps: Readonly<Record<string, (at: number) => TypedChange>> = {
  '6,000 steps of one character': (at) => ({ from: `${at}`, to: `${at} more`, typing: null }),
  '120 steps of large texts': (at) => ({ from: `${at} ${long}`, to: `${at + 1} ${long}`, typing: null }),
  // Every second edit is merged into the step before, whose inverse contains the large text.
  '120 steps that replace large texts': (at) => ({
    from: at % 2 === 0 ? `${at} ${long}` : 'x',
    to: at % 2 === 0 ? 'x' : 'xy',
    typing: `${Math.floor(at / 2)}`,
  }),
};

describe('undo history', () => {
  it.each(Object.entries(steps))('stays within its limits after %s', (name, stepAt) => {
    const count = Number.parseInt(name.replace(',', ''), 10);
    let done: UndoStep[] = [];
    for (let at = 0; at < count; at += 1) {
      const { from, to, typing } = stepAt(at);
      done = addStep(
        done,
        createStep([setText(to)], [setText(from)], { typing, at: 2_000 * Math.floor(at / 2) }),
      );
    }
    expect(JSON.stringify(done).length).toBeLessThan(4_000_000);
    expect(done.length).toBeLessThanOrEqual(4_000);
    expect(done.length).toBeGreaterThan(5);
  });
});
