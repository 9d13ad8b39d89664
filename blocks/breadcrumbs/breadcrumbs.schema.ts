import { z } from 'zod';
import { localPathSchema } from '@/schemas/safe-url';

/** The way from the home page to this one, in order; the last step is the page itself. Paths without language. */
export const breadcrumbsSchema = z.strictObject({
  steps: z
    .array(z.strictObject({ label: z.string().min(1).max(140), href: localPathSchema }))
    .max(8)
    .default([]),
});
export type BreadcrumbsProps = z.infer<typeof breadcrumbsSchema>;
