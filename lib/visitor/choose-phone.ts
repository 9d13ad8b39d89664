import type { PhoneNumbers } from '@/schemas/office';
import type { Visit } from './visit';

export type ChosenPhone = { number: string; extension: string | null };

/**
 * The number to show, in the order of spec section 9: one that a query parameter of the visit asks for;
 * for paid traffic the paid, then the organic, then the main number; otherwise the organic, then the main
 * one; at last the page's own. Only the main number has an extension.
 */
export function choosePhone(
  numbers: PhoneNumbers,
  visit: Visit,
  pageDefault: string | null = null,
): ChosenPhone | null {
  const trigger = numbers.triggers.find(
    ({ name, value, number }) => number !== '' && visit.parameters[name] === value,
  );
  const { main, organic, paid, extension } = numbers;
  const beforeMain = trigger?.number || (visit.paid && paid) || organic;
  if (beforeMain) return { number: beforeMain, extension: null };
  if (main) return { number: main, extension };
  return pageDefault ? { number: pageDefault, extension: null } : null;
}
