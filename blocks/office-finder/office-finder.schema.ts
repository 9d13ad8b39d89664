import { z } from 'zod';
import { switchField } from '@/schemas/field-kinds';
import { officePinSchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const officeFinderSchema = z.strictObject({
  ...sectionIntroShape,
  /** Shows a map next to the list; disabled when the page already contains one. */
  showMap: z
    .boolean()
    .default(true)
    .meta(switchField('Show the map', 'Turn off if the page already has a map.')),
  surface: surfaceField(),
});

export const officeFinderSuppliedSchema = z.strictObject({ offices: z.array(officePinSchema).default([]) });
export type OfficeFinderProps = z.infer<typeof officeFinderSchema> &
  z.infer<typeof officeFinderSuppliedSchema>;
