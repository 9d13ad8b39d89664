import {
  linkTargetSchema,
  pictureSchema,
  type Reference,
  type ReferenceKind,
  recordIdSchema,
  referenceKinds,
} from '@/schemas/reference';
import { findIn } from './find-in';

/**
 * Every record that stored content refers to, each once, in document order. References are recognised by
 * their shape, so that those in blocks of unknown types are found too.
 */
export function findReferences(content: unknown): Reference[] {
  const references = findIn(content, readReference).map(({ match }) => match);
  return [
    ...new Map(references.map((reference) => [`${reference.kind}:${reference.id}`, reference])).values(),
  ];
}

/** The reference that a value is; null when it is none. */
export function readReference(value: unknown): Reference | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const kind = referenceKinds.find((key) => key in value);
  if (!kind || !isReference(kind, value)) return null;
  const id = recordIdSchema.safeParse(Object.entries(value).find(([key]) => key === kind)?.[1]);
  return id.success ? { kind, id: id.data } : null;
}

const isReference = (kind: ReferenceKind, value: object): boolean =>
  (kind === 'media' ? pictureSchema : linkTargetSchema).safeParse(value).success;
