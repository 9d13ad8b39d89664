import { z } from 'zod';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** Everything personal is loaded in the browser. */
export const matchedListingsSchema = z.strictObject({ ...sectionIntroShape, surface: surfaceField() });
export type MatchedListingsProps = z.infer<typeof matchedListingsSchema>;
