import { z } from 'zod';
import { safeUrlSchema } from './safe-url';

/** A labelled link. */
export const linkSchema = z.strictObject({
  label: z.string().min(1).max(120),
  href: safeUrlSchema,
});
export type Link = z.infer<typeof linkSchema>;
