import type { Conflict } from '@/lib/document/merge/conflict';
import { isSameField, type BlockFieldPath } from '../editing/block-field-path';

/**
 * Such a conflict is shown after the field loses the focus, so that nothing moves or changes while the user
 * types.
 */
export const isFieldFocused = (conflict: Conflict, focused: BlockFieldPath | null): boolean =>
  conflict.kind === 'field' && focused !== null && isSameField(conflict, focused);
