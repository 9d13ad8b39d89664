import type { Conflict } from '@/lib/document/merge/conflict';
import { isSameField, type OwnField } from '../editing/own-field';

/** It waits until the field is left: nothing moves or changes under the hand. */
export const isUnderTheHand = (conflict: Conflict, focused: OwnField | null): boolean =>
  conflict.kind === 'field' && focused !== null && isSameField(conflict, focused);
