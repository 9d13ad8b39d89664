import { z } from 'zod';
import { operationSchema } from '@/schemas/operation';
import type { Editing } from '../editing/editing';
import { createStep, type UndoStep } from '../editing/undo-steps';
import type { ComposedPage } from './composer-api';

const stepSchema = z.object({ done: z.array(operationSchema), inverse: z.array(operationSchema) });
const stepsSchema = z.object({ done: z.array(stepSchema), undone: z.array(stepSchema) });
/** Undo histories of this tab, the last page first: `of` identifies page and user, `steps` is JSON. */
const historiesSchema = z.array(z.object({ of: z.string(), steps: z.string() }));
type StoredHistories = z.infer<typeof historiesSchema>;

/** Undo and redo steps of a page. */
type UndoHistory = Pick<Editing, 'done' | 'undone'>;

const storageKey = 'composer-steps';
/**
 * Limit for all pages of a tab, in characters; half of it for one page. Browsers allow about 5 million
 * characters in sessionStorage.
 */
const MAX_STORED_CHARACTERS = 1_000_000;

/** Key per user and language: each language has a document of its own. */
const historyKeyOf = ({ collection, id, locale }: ComposedPage, email: string): string =>
  `${email}/${collection}/${id}/${locale}`;

/**
 * Stores the undo history in the tab, for a reload or a return from another language. Beyond the limit the
 * oldest steps are dropped, first those of other pages. Undo later skips what other users changed meanwhile.
 */
export function storeUndoHistory(page: ComposedPage, email: string, { done, undone }: UndoHistory): void {
  const of = historyKeyOf(page, email);
  const steps = JSON.stringify({ done: newestSteps(done), undone: newestSteps(undone) });
  try {
    let freeCharacters = MAX_STORED_CHARACTERS;
    const all = [{ of, steps }, ...readAll().filter((entry) => entry.of !== of)].filter((entry) => {
      freeCharacters -= entry.steps.length;
      return freeCharacters >= 0;
    });
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    clearAll();
  }
}

export function readUndoHistory(page: ComposedPage, email: string): UndoHistory {
  const of = historyKeyOf(page, email);
  try {
    const entry = readAll().find((one) => one.of === of);
    const { done, undone } = stepsSchema.parse(JSON.parse(entry?.steps ?? 'null'));
    return { done: done.map(toStep), undone: undone.map(toStep) };
  } catch {
    return { done: [], undone: [] };
  }
}

/** @throws if sessionStorage is unavailable, for example in private windows */
function readAll(): StoredHistories {
  const text = sessionStorage.getItem(storageKey);
  return historiesSchema.catch([]).parse(text === null ? [] : JSON.parse(text));
}

/** Deletes all entries: after a failed write, older steps would be undone in place of the missing ones. */
function clearAll(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is unavailable: nothing was stored either.
  }
}

function newestSteps(steps: readonly UndoStep[]): z.input<typeof stepSchema>[] {
  let freeBytes = MAX_STORED_CHARACTERS / 4;
  const retained = steps.toReversed().filter(({ bytes }) => {
    freeBytes -= bytes / 2;
    return freeBytes >= 0;
  });
  return retained.reverse().map(({ done, inverse }) => ({ done: [...done], inverse: [...inverse] }));
}

/** Time 0: further typing starts a new step. */
const toStep = ({ done, inverse }: z.output<typeof stepSchema>): UndoStep =>
  createStep(done, inverse, { at: 0 });
