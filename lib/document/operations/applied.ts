import type { OpenDocument } from './open-document';
import type { Operation } from './operation';

/** A document after an operation, and what brings it back exactly; or why the operation cannot be done there. */
export type Applied = { ok: true; document: OpenDocument; inverse: Operation } | Refused;

/** The reason is a sentence for whoever edits. */
export type Refused = { ok: false; reason: string };

export const refused = (reason: string): Refused => ({ ok: false, reason });
