import { z } from 'zod';
import { operationSchema } from '@/schemas/operation';
import type { Editing } from '../editing/editing';
import { createStep, type UndoStep } from '../editing/undo-steps';
import type { ComposedPage } from './composer-api';

const stepSchema = z.object({
  operations: z.array(operationSchema),
  inverse: z.array(operationSchema),
  isRestore: z.boolean().optional(),
});
const stepsSchema = z.object({ undoStack: z.array(stepSchema), redoStack: z.array(stepSchema) });
/** Undo histories of this tab, the last page first: `key` identifies page and user, `steps` is JSON. */
const historiesSchema = z.array(z.object({ key: z.string(), steps: z.string() }));
type StoredHistories = z.infer<typeof historiesSchema>;

/** Undo and redo steps of a page. */
type UndoHistory = Pick<Editing, 'undoStack' | 'redoStack'>;

const storageKey = 'composer-undo-history';
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
export function storeUndoHistory(
  page: ComposedPage,
  email: string,
  { undoStack, redoStack }: UndoHistory,
): void {
  const key = historyKeyOf(page, email);
  const steps = JSON.stringify({ undoStack: newestSteps(undoStack), redoStack: newestSteps(redoStack) });
  try {
    let freeCharacters = MAX_STORED_CHARACTERS;
    const all = [{ key, steps }, ...readAll().filter((entry) => entry.key !== key)].filter((entry) => {
      freeCharacters -= entry.steps.length;
      return freeCharacters >= 0;
    });
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    clearAll();
  }
}

export function readUndoHistory(page: ComposedPage, email: string): UndoHistory {
  const key = historyKeyOf(page, email);
  try {
    const entry = readAll().find((storedEntry) => storedEntry.key === key);
    const { undoStack, redoStack } = stepsSchema.parse(JSON.parse(entry?.steps ?? 'null'));
    return { undoStack: undoStack.map(toStep), redoStack: redoStack.map(toStep) };
  } catch {
    return { undoStack: [], redoStack: [] };
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
  return retained.reverse().map(({ operations, inverse, isRestore }) => ({
    operations: [...operations],
    inverse: [...inverse],
    isRestore,
  }));
}

/** Time 0: further typing starts a new step. */
const toStep = ({ operations, inverse, isRestore }: z.output<typeof stepSchema>): UndoStep =>
  createStep(operations, inverse, { at: 0, isRestore: isRestore === true });
