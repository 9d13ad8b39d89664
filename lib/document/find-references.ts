import {
  linkTargetSchema,
  pictureSchema,
  type Reference,
  type ReferenceKind,
  recordIdSchema,
  referenceKinds,
} from '@/schemas/reference';

/**
 * Every record that stored content refers to, each once, in the order met. References are known by their shape, so
 * that those in blocks this release cannot read are found as well.
 */
export function findReferences(content: unknown): Reference[] {
  const found = new Map<string, Reference>();
  collect(content, found);
  return [...found.values()];
}

function collect(value: unknown, found: Map<string, Reference>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const reference = readReference(value);
    if (reference) {
      found.set(`${reference.kind}:${reference.id}`, reference);
      return;
    }
  }
  for (const inner of Object.values(value)) collect(inner, found);
}

function readReference(value: object): Reference | null {
  const kind = referenceKinds.find((key) => key in value);
  if (!kind || !isReference(kind, value)) return null;
  const id = recordIdSchema.safeParse(Object.entries(value).find(([key]) => key === kind)?.[1]);
  return id.success ? { kind, id: id.data } : null;
}

const isReference = (kind: ReferenceKind, value: object): boolean =>
  (kind === 'media' ? pictureSchema : linkTargetSchema).safeParse(value).success;
