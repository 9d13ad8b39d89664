import { z } from 'zod';

/** Width of a page and height of a box in the examples frame, in its CSS pixels. */
export const exampleSize = { width: 1280, height: 640 } as const;

/**
 * Message of the block palette to the examples frame: the block types to show, with the distance of each
 * from the top in px.
 */
export const examplesMessageSchema = z.strictObject({
  kind: z.literal('show'),
  boxes: z.array(z.strictObject({ type: z.string(), top: z.number() })),
});
export type ExamplesMessage = z.infer<typeof examplesMessageSchema>;

/** Message of the examples frame to the block palette: it listens. */
export const examplesReadySchema = z.strictObject({ kind: z.literal('begin examples') });
