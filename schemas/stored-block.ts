import { z } from 'zod';
import { type JsonObject, jsonObjectSchema } from './json';

/** Where a bound block takes its missing props from; `query` is checked by the source itself. */
export const storedBindingSchema = z.strictObject({
  source: z.string().min(1),
  query: jsonObjectSchema.default({}),
});
export type StoredBinding = z.infer<typeof storedBindingSchema>;

/**
 * One block as it is stored: data, never markup. `version` counts the upgrades its props have been
 * through; `slots` hold the blocks nested in it, by slot name.
 */
export type StoredBlock = {
  id: string;
  type: string;
  version: number;
  props: JsonObject;
  bind?: StoredBinding | undefined;
  slots?: Record<string, StoredBlock[]> | undefined;
  /** For the network's staff only, for whoever works for one owner as it is: they neither change, move nor take it out. */
  lock?: boolean | undefined;
  /** Kept, but not shown to visitors; it may be unfinished on a published page. */
  hidden?: boolean | undefined;
};

export const storedBlockSchema: z.ZodType<StoredBlock> = z.strictObject({
  id: z.string().min(1, 'Give the block an id'),
  type: z.string().min(1, 'Give the block a type'),
  version: z.int().min(0),
  props: jsonObjectSchema,
  bind: storedBindingSchema.optional(),
  get slots() {
    return z.record(z.string(), z.array(storedBlockSchema)).optional();
  },
  lock: z.boolean().optional(),
  hidden: z.boolean().optional(),
});

/** The content of a page or a website section. */
export const storedBlocksSchema = z.array(storedBlockSchema);
