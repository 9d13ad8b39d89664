import { z } from 'zod';

const id = z.string();
const placeSchema = z.strictObject({ parent: z.string().nullable(), slot: z.string() });

/**
 * What two people did to one block that does not go together. Until somebody chooses, what is stored already (`theirs`) stands, and
 * what only one of them took out stays.
 */
export const conflictSchema = z.discriminatedUnion('kind', [
  /** Both gave one field another value. `path` begins at the block: `props`, then the field; none for the whole block. */
  z.strictObject({
    kind: z.literal('field'),
    id,
    path: z.array(z.string()).readonly(),
    base: z.unknown().optional(),
    mine: z.unknown().optional(),
    theirs: z.unknown().optional(),
  }),
  /** One took it out, with all in it, while the other changed it, moved it or put something into it. */
  z.strictObject({
    kind: z.literal('removed'),
    id,
    by: z.enum(['mine', 'theirs']),
    /** What the block was by itself before, where that is known. */
    base: z.unknown().optional(),
  }),
  /** Both moved it, each somewhere else; `behind` is what stood before mine there, where that is known. */
  z.strictObject({
    kind: z.literal('place'),
    id,
    mine: placeSchema.extend({ behind: z.array(z.string()).readonly().optional() }),
    theirs: placeSchema,
  }),
]);
export type Conflict = z.infer<typeof conflictSchema>;
