import { z } from 'zod';
import { linkTargetSchema } from './reference';

/** A labelled link in content. */
export const linkSchema = z.strictObject({
  label: z.string().min(1).max(120),
  to: linkTargetSchema,
});
export type Link = z.infer<typeof linkSchema>;
