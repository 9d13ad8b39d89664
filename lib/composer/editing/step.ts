import type { Operation } from '@/lib/document/operations/operation';

/** What one person did at one go, and what takes it back, each in the order in which it is to be done. */
export type Step = {
  done: readonly Operation[];
  inverse: readonly Operation[];
  /** What typing goes on with: steps of the same one that follow at once are one. Null for what stands alone. */
  typing: string | null;
  /** When it was last added to, in ms. */
  at: number;
  /** About how much memory it takes. */
  bytes: number;
};

/** Typing that pauses for longer, in ms, begins a step of its own. */
const pause = 1_000;
/** All steps that can be undone take no more, in bytes; the oldest are forgotten. */
const mostBytes = 4_000_000;
/** What a step takes besides its words. */
const leastBytes = 1_000;

export function makeStep(
  done: readonly Operation[],
  inverse: readonly Operation[],
  { typing = null, at }: { typing?: string | null; at: number },
): Step {
  return {
    done,
    inverse,
    typing,
    at,
    bytes: leastBytes + 2 * (JSON.stringify(done).length + JSON.stringify(inverse).length),
  };
}

/** Steps with one more, which goes on typing where the last one left off. */
export function addStep(steps: readonly Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const goesOn = last && step.typing !== null && last.typing === step.typing && step.at - last.at < pause;
  const added = goesOn ? [...steps.slice(0, -1), joined(last, step)] : [...steps, step];
  let room = mostBytes;
  const kept = added.toReversed().filter(({ bytes }) => {
    room -= bytes;
    return room >= 0;
  });
  return kept.reverse();
}

const joined = ({ inverse }: Step, { done, typing, at }: Step): Step =>
  makeStep(done, inverse, { typing, at });
