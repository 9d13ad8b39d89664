import type { OpenDocument } from './open-document';
import type { Operation } from './operation';

/**
 * A document after an operation and the operation that reverts it exactly; or the reason why the operation
 * is impossible.
 */
export type OperationResult = { ok: true; document: OpenDocument; inverse: Operation } | RejectedOperation;

/** The reason is a sentence for the editor. */
export type RejectedOperation = { ok: false; reason: string };

export const rejectOperation = (reason: string): RejectedOperation => ({ ok: false, reason });
