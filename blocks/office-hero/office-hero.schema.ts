import { z } from 'zod';
import { imageSchema } from '@/schemas/image';
import { linkSchema } from '@/schemas/link';
import { officeSchema } from '@/schemas/office';

export const officeHeroSchema = z.strictObject({
  /** Left out, the office's own heading, sub-heading and picture are shown. */
  heading: z.string().max(120).optional(),
  text: z.string().max(400).optional(),
  image: imageSchema.optional(),
  actions: z.array(linkSchema).max(2).default([]),
});

export const officeHeroSuppliedSchema = z.strictObject({ office: officeSchema });
export type OfficeHeroProps = z.infer<typeof officeHeroSchema> & z.infer<typeof officeHeroSuppliedSchema>;
