import { z } from 'zod';
import { localPathSchema } from '@/schemas/safe-url';

/** Has no props: the breadcrumbs derive from the URL of the page. */
export const breadcrumbsSchema = z.strictObject({});

/**
 * The path from the home page to this page, in order; the last step is the page itself. Paths have no
 * language.
 */
export const breadcrumbsSuppliedSchema = z.strictObject({
  steps: z
    .array(z.strictObject({ label: z.string().min(1).max(140), href: localPathSchema }))
    .max(8)
    .default([]),
});
export type BreadcrumbsProps = z.infer<typeof breadcrumbsSuppliedSchema>;
