import { z } from 'zod';
import { type JsonObject, jsonObjectSchema } from './json';

/** The source of a bound block's supplied props; the source validates `query`. */
export const storedBindingSchema = z.strictObject({
  source: z.string().min(1),
  query: jsonObjectSchema.default({}),
});
export type StoredBinding = z.infer<typeof storedBindingSchema>;

/**
 * A stored block: data, never markup. `version` counts the upgrades of its props; `slots` contain the nested
 * blocks by slot name.
 */
export type StoredBlock = {
  id: string;
  type: string;
  version: number;
  props: JsonObject;
  bind?: StoredBinding | undefined;
  slots?: Record<string, StoredBlock[]> | undefined;
  /** Only staff of the network may change, move or remove it. */
  lock?: boolean | undefined;
  /** Stored, but not visible to visitors; it may be unfinished on a published page. */
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
