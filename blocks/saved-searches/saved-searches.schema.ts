import { z } from 'zod';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** Everything personal is loaded in the browser. */
export const savedSearchesSchema = z.strictObject({ ...sectionIntroShape, surface: surfaceField() });
export type SavedSearchesProps = z.infer<typeof savedSearchesSchema>;
