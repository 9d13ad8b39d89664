import { z } from 'zod';
import { operationSchema } from '@/lib/document/operations/operation';
import type { Editing } from '../editing/editing';
import { makeStep, type Step } from '../editing/step';
import type { ComposedPage } from './backend';

const stepSchema = z.object({ done: z.array(operationSchema), inverse: z.array(operationSchema) });
const stepsSchema = z.object({ done: z.array(stepSchema), undone: z.array(stepSchema) });

/** What can be undone and redone of a page. */
type Steps = Pick<Editing, 'done' | 'undone'>;

/** A tab has room for some millions of letters, for all that it keeps. */
const mostLetters = 1_000_000;

/** Of one person, and one language: each has a document of its own. */
const keyOf = ({ collection, id, locale }: ComposedPage, email: string): string =>
  `composer-steps ${email}/${collection}/${id}/${locale}`;

/**
 * Keeps what can be undone for when this tab comes back to the page, from another language or loaded anew; the newest where there is not room for
 * all. What others have changed meanwhile undo leaves alone.
 */
export function keepSteps(page: ComposedPage, email: string, { done, undone }: Steps): void {
  try {
    sessionStorage.setItem(
      keyOf(page, email),
      JSON.stringify({ done: newest(done), undone: newest(undone) }),
    );
  } catch {
    // Private windows refuse: there is nothing to undo then.
  }
}

export function readSteps(page: ComposedPage, email: string): Steps {
  try {
    const { done, undone } = stepsSchema.parse(
      JSON.parse(sessionStorage.getItem(keyOf(page, email)) ?? 'null'),
    );
    return { done: done.map(asStep), undone: undone.map(asStep) };
  } catch {
    return { done: [], undone: [] };
  }
}

function newest(steps: readonly Step[]): z.input<typeof stepSchema>[] {
  let left = mostLetters / 2;
  const kept = steps.toReversed().filter(({ bytes }) => {
    left -= bytes / 2;
    return left >= 0;
  });
  return kept.reverse().map(({ done, inverse }) => ({ done: [...done], inverse: [...inverse] }));
}

/** Whoever types goes on with a step of their own. */
const asStep = ({ done, inverse }: z.output<typeof stepSchema>): Step => makeStep(done, inverse, { at: 0 });
