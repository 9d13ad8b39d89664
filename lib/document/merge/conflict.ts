import { z } from 'zod';

const id = z.string();
const blockPositionSchema = z.strictObject({ parent: z.string().nullable(), slot: z.string() });

/**
 * A conflict between changes of two users to one block. Until it is resolved, the stored version (`theirs`)
 * applies, and a block that only one of them removed stays.
 */
export const conflictSchema = z.discriminatedUnion('kind', [
  /**
   * Both changed the same field. `path` starts at the block: `props`, then the field; empty for the full
   * block.
   */
  z.strictObject({
    kind: z.literal('field'),
    id,
    path: z.array(z.string()).readonly(),
    base: z.unknown().optional(),
    mine: z.unknown().optional(),
    theirs: z.unknown().optional(),
  }),
  /**
   * One removed the block with its contents while the other changed it, moved it or inserted something into
   * it.
   */
  z.strictObject({
    kind: z.literal('removed'),
    id,
    by: z.enum(['mine', 'theirs']),
    /** The block's own content before the changes, if known. */
    base: z.unknown().optional(),
  }),
  /** Both moved it to different positions; `preceding`: the siblings before it in my version, if known. */
  z.strictObject({
    kind: z.literal('move'),
    id,
    mine: blockPositionSchema.extend({ preceding: z.array(z.string()).readonly().optional() }),
    theirs: blockPositionSchema,
  }),
]);
export type Conflict = z.infer<typeof conflictSchema>;
