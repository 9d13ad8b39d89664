import type { Where } from 'payload';

/**
 * False for text that PostgreSQL cannot store and rejects in queries: with a NUL character or an unpaired
 * surrogate.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** False when a condition contains text that PostgreSQL cannot store. */
export const canMatch = (where: Where | undefined): boolean => areStorable(where);

function areStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(areStorable);
}
