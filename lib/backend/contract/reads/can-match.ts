import type { Where } from 'payload';

/** False for text that no record can hold: PostgreSQL's has no NUL and no half of a pair, and refuses to look for one. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** False when a condition asks for such text. */
export const canMatch = (where: Where | undefined): boolean => areStorable(where);

function areStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(areStorable);
}
