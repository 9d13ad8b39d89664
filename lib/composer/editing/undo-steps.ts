import type { Operation } from '@/lib/document/operations/operation';

/** One undo step: its operations and their inverse, each in the order in which they are applied. */
export type UndoStep = {
  operations: readonly Operation[];
  inverse: readonly Operation[];
  /**
   * Identifies the text field of the input: consecutive steps with the same value are merged. Null if the
   * step is never merged.
   */
  typing: string | null;
  /** Whether the step restored a version. */
  isRestore?: boolean;
  /** Time of the last change, in ms. */
  at: number;
  /** Approximate memory size. */
  bytes: number;
};

/** Input after a longer pause starts a new step, in ms. */
const TYPING_PAUSE_MS = 1_000;
/** Memory limit of the undo history, in bytes; the oldest steps are dropped. */
const MAX_HISTORY_BYTES = 4_000_000;
/** Memory size of a step besides its texts. */
const STEP_OVERHEAD_BYTES = 1_000;

export function createStep(
  operations: readonly Operation[],
  inverse: readonly Operation[],
  { typing = null, isRestore = false, at }: { typing?: string | null; isRestore?: boolean; at: number },
): UndoStep {
  return {
    operations,
    inverse,
    typing,
    ...(isRestore && { isRestore }),
    at,
    bytes: STEP_OVERHEAD_BYTES + 2 * (JSON.stringify(operations).length + JSON.stringify(inverse).length),
  };
}

/**
 * Appends a step, or merges it into the last one if typing continues. Drops the oldest steps beyond the
 * memory limit.
 */
export function addStep(steps: readonly UndoStep[], step: UndoStep): UndoStep[] {
  const last = steps.at(-1);
  const isSameTyping =
    last && step.typing !== null && last.typing === step.typing && step.at - last.at < TYPING_PAUSE_MS;
  const added = isSameTyping ? [...steps.slice(0, -1), mergeSteps(last, step)] : [...steps, step];
  let freeBytes = MAX_HISTORY_BYTES;
  const retained = added.toReversed().filter(({ bytes }) => {
    freeBytes -= bytes;
    return freeBytes >= 0;
  });
  return retained.reverse();
}

const mergeSteps = ({ inverse }: UndoStep, { operations, typing, at }: UndoStep): UndoStep =>
  createStep(operations, inverse, { typing, at });
