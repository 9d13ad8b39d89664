import { z } from 'zod';
import { operationSchema } from '@/schemas/operation';
import type { Editing } from '../editing/editing';
import { makeStep, type Step } from '../editing/step';
import type { ComposedPage } from './backend';

const stepSchema = z.object({ done: z.array(operationSchema), inverse: z.array(operationSchema) });
const stepsSchema = z.object({ done: z.array(stepSchema), undone: z.array(stepSchema) });
/** Of the pages that this tab has worked on, the last one first: `of` says which and whose, `steps` is text. */
const keptSchema = z.array(z.object({ of: z.string(), steps: z.string() }));
type Kept = z.infer<typeof keptSchema>;

/** What can be undone and redone of a page. */
type Steps = Pick<Editing, 'done' | 'undone'>;

const place = 'composer-steps';
/** A tab has room for some millions of letters, for all that anything keeps in it: so many for all pages, and half of them for one. */
const mostLetters = 1_000_000;

/** Of one person, and one language: each has a document of its own. */
const nameOf = ({ collection, id, locale }: ComposedPage, email: string): string =>
  `${email}/${collection}/${id}/${locale}`;

/**
 * Keeps what can be undone for when this tab comes back to the page, from another language or loaded anew; the newest where there is not room for
 * all, of this page before those of others. What others have changed meanwhile undo leaves alone.
 */
export function keepSteps(page: ComposedPage, email: string, { done, undone }: Steps): void {
  const of = nameOf(page, email);
  const steps = JSON.stringify({ done: newest(done), undone: newest(undone) });
  try {
    let left = mostLetters;
    const all = [{ of, steps }, ...readAll().filter((one) => one.of !== of)].filter((one) => {
      left -= one.steps.length;
      return left >= 0;
    });
    sessionStorage.setItem(place, JSON.stringify(all));
  } catch {
    forgetAll();
  }
}

export function readSteps(page: ComposedPage, email: string): Steps {
  const of = nameOf(page, email);
  try {
    const found = readAll().find((one) => one.of === of);
    const { done, undone } = stepsSchema.parse(JSON.parse(found?.steps ?? 'null'));
    return { done: done.map(asStep), undone: undone.map(asStep) };
  } catch {
    return { done: [], undone: [] };
  }
}

/** @throws where there is no such place, as in some private windows. */
function readAll(): Kept {
  const text = sessionStorage.getItem(place);
  return keptSchema.catch([]).parse(text === null ? [] : JSON.parse(text));
}

/** What is older than what could not be kept would be undone in its place. */
function forgetAll(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Then nothing was kept either.
  }
}

function newest(steps: readonly Step[]): z.input<typeof stepSchema>[] {
  let left = mostLetters / 4;
  const kept = steps.toReversed().filter(({ bytes }) => {
    left -= bytes / 2;
    return left >= 0;
  });
  return kept.reverse().map(({ done, inverse }) => ({ done: [...done], inverse: [...inverse] }));
}

/** Whoever types goes on with a step of their own. */
const asStep = ({ done, inverse }: z.output<typeof stepSchema>): Step => makeStep(done, inverse, { at: 0 });
