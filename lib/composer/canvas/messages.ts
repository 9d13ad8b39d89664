import { z } from 'zod';
import { operationSchema } from '@/lib/document/operations/operation';
import { fillingSchema } from '@/schemas/composing';

/** What the composer tells the canvas: plain values, since the two are realms of their own. */
export const toCanvasSchema = z.discriminatedUnion('kind', [
  /** The whole document, and the page's data as it was read for that document. */
  z.strictObject({
    kind: z.literal('page'),
    path: z.string(),
    nodes: z.array(z.unknown()),
    filling: fillingSchema,
    of: z.array(z.unknown()),
  }),
  /** What was done to the document since. */
  z.strictObject({ kind: z.literal('operations'), operations: z.array(operationSchema) }),
  z.strictObject({ kind: z.literal('selected'), id: z.string().nullable() }),
]);
export type ToCanvas = z.infer<typeof toCanvasSchema>;

/** What the canvas tells the composer. */
export const toComposerSchema = z.discriminatedUnion('kind', [
  /** It listens, and knows nothing; or what it was told does not fit what it knows. */
  z.strictObject({ kind: z.literal('begin') }),
  /** The blocks at a place, from the innermost outwards: of a section's own none is of the document. */
  z.strictObject({ kind: z.literal('select'), ids: z.array(z.string()) }),
  /** A key that means something to the composer. */
  z.strictObject({
    kind: z.literal('command'),
    command: z.enum(['undo', 'redo', 'remove', 'duplicate', 'up', 'down', 'nest', 'lift']),
  }),
]);
export type ToComposer = z.infer<typeof toComposerSchema>;
