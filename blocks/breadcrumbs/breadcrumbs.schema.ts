import { z } from 'zod';
import { localPathSchema } from '@/schemas/safe-url';

/** Where a page stands follows from its address: there is nothing to write. */
export const breadcrumbsSchema = z.strictObject({});

/** The way from the home page to this one, in order; the last step is the page itself. Paths without language. */
export const breadcrumbsSuppliedSchema = z.strictObject({
  steps: z
    .array(z.strictObject({ label: z.string().min(1).max(140), href: localPathSchema }))
    .max(8)
    .default([]),
});
export type BreadcrumbsProps = z.infer<typeof breadcrumbsSuppliedSchema>;
