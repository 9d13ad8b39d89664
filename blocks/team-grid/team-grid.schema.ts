import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { personCardSchema } from '@/schemas/person';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const teamGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: z.literal([2, 3, 4]).default(4),
  action: linkSchema.optional(),
  /** Shown while the list is empty, instead of the usual words. */
  emptyText: z.string().max(300).default(''),
  surface: surfaceSchema.default('paper'),
});

export const teamGridSuppliedSchema = z.strictObject({ people: z.array(personCardSchema).default([]) });
export type TeamGridProps = z.infer<typeof teamGridSchema> & z.infer<typeof teamGridSuppliedSchema>;
