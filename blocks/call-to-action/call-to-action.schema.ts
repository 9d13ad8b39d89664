import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { surfaceSchema } from '@/schemas/surface';

export const callToActionSchema = z.strictObject({
  eyebrow: z.string().max(60).default(''),
  heading: z.string().min(1).max(120),
  text: z.string().max(400).default(''),
  actions: z.array(linkSchema).min(1).max(2),
  /** A line under the links, as an answer to the last doubt. */
  note: z.string().max(140).default(''),
  surface: surfaceSchema.default('forest'),
});
export type CallToActionProps = z.infer<typeof callToActionSchema>;
