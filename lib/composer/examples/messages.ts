import { z } from 'zod';

/** How wide a page is in the realm of examples, and how tall a box is, in px of that realm. */
export const exampleSize = { width: 1280, height: 640 } as const;

/** What the palette tells the realm of examples: which types, and how far from the top each stands. */
export const toExamplesSchema = z.strictObject({
  kind: z.literal('show'),
  boxes: z.array(z.strictObject({ type: z.string(), top: z.number() })),
});
export type ToExamples = z.infer<typeof toExamplesSchema>;

/** What it tells the palette: that it listens. */
export const fromExamplesSchema = z.strictObject({ kind: z.literal('begin examples') });
