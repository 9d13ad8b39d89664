import type { Where } from 'payload';

const nul = '\u0000';

/** False when a condition asks for text that no record can hold: PostgreSQL's has no NUL, and refuses to look for one. */
export function canMatch(where: Where | undefined): boolean {
  return !JSON.stringify(where ?? {}).includes(JSON.stringify(nul).slice(1, -1));
}
