import { z } from 'zod';
import { linksField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';

/** The words are fixed; `links` are other places worth going. */
export const notFoundSchema = z.strictObject({
  links: z.array(linkSchema).max(6).default([]).meta(linksField('Other places worth going')),
});
export type NotFoundProps = z.infer<typeof notFoundSchema>;
