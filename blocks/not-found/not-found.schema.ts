import { z } from 'zod';
import { linksField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';

/** The text is fixed; `links` are other pages to visit. */
export const notFoundSchema = z.strictObject({
  links: z.array(linkSchema).max(6).default([]).meta(linksField('Links to other pages')),
});
export type NotFoundProps = z.infer<typeof notFoundSchema>;
